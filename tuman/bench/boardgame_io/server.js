// boardgame.io's own server with one game; matches are kept in memory, as it does by default. Prints its port.
const { Server, Origins } = require('boardgame.io/server');
const { Placement } = require('./game');

console.log = () => {}; // it greets by itself
Server({ games: [Placement], origins: [Origins.LOCALHOST] })
  .run({ port: 0 })
  .then(({ appServer }) => process.stdout.write(`${appServer.address().port}\n`));
