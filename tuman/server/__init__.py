"""Tables over the network: `room` is a table in play without any input or output, `app` wires everything together."""
