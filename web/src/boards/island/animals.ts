// The fifteen animals: heads in few strokes, drawn in a box of 64 × 64. Ink and colours are the same in both themes,
// because they lie on tokens, whose grounds are light enough for them in both.

const INK = "#2b2320";
const line = `fill="none" stroke="${INK}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"`;
const edge = `stroke="${INK}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"`;
const eye = (x: number, y: number, r = 2.8): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${INK}"/>`;
const glint = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="1" fill="#fff"/>`;

const wolf = `
<path d="M12 7 25 19h14L52 7l4 27-9 9-8 12-7 3-7-3-8-12-9-9z" fill="#8b97a6" ${edge}/>
<path d="M16 14l6 8-6 7zM48 14l-6 8 6 7z" fill="#5c6674"/>
<path d="M9 34l14 1 9-8 9 8 14-1-8 9-8 12-7 3-7-3-8-12z" fill="#eef0f1"/>
<path d="M32 27v12" ${line} stroke-width="2"/>
<path d="M19 29l8 4-6 2zM45 29l-8 4 6 2z" fill="#f4c542" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>
<path d="M27 45h10l-5 6z" fill="${INK}" ${edge}/>
<path d="M32 51v4" ${line} stroke-width="2"/>`;

const rat = `
<circle cx="44" cy="19" r="11" fill="#a4896f" ${edge}/><circle cx="44" cy="19" r="6" fill="#eaa7a2"/>
<path d="M5 42C14 33 22 23 36 22c13-1 22 9 22 20 0 10-8 15-19 15-12 0-26-4-34-15z" fill="#a4896f" ${edge}/>
<path d="M12 47c8 6 18 9 27 9-4-7-15-11-27-9z" fill="#d9c5ae"/>
<path d="M15 49l1 8 5-1 0-5z" fill="#fff" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>
<circle cx="7" cy="41.5" r="4.6" fill="#e0777a" ${edge}/>
${eye(28, 34, 3.4)}${glint(27, 33)}
<path d="M21 43l18-3M22 46l17 2" ${line} stroke-width="1.8"/>`;

const hare = `
<path d="M27 33C16 25 12 10 18 4c7 0 13 14 13 28zM37 33C48 25 52 10 46 4c-7 0-13 14-13 28z" fill="#c79d6d" ${edge}/>
<path d="M26 27c-5-5-8-13-6-18 4 3 7 11 8 18zM38 27c5-5 8-13 6-18-4 3-7 11-8 18z" fill="#f0b7a6"/>
<path d="M32 28c11 0 17 7 17 16 0 10-8 16-17 16s-17-6-17-16c0-9 6-16 17-16z" fill="#c79d6d" ${edge}/>
<circle cx="26" cy="50" r="6.5" fill="#fbf3e6"/><circle cx="38" cy="50" r="6.5" fill="#fbf3e6"/>
<path d="M29.500 53h5v5.500h-5z" fill="#fff" stroke="${INK}" stroke-width="1.8"/><path d="M32 53v5" ${line} stroke-width="1.4"/>
<path d="M28.500 45h7L32 49.500z" fill="#d9676b" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"/>
${eye(23.5, 40, 3.2)}${eye(40.5, 40, 3.2)}${glint(22.6, 39)}${glint(39.6, 39)}`;

const pig = `
<path d="M14 24C7 20 6 11 9 7c9 0 15 5 17 10zM50 24c7-4 8-13 5-17-9 0-15 5-17 10z" fill="#e58a96" ${edge}/>
<circle cx="32" cy="36" r="22" fill="#f6aeb4" ${edge}/>
<ellipse cx="32" cy="42" rx="12" ry="9.5" fill="#ee8592" ${edge}/>
<ellipse cx="27.5" cy="42" rx="2.4" ry="3.8" fill="${INK}"/><ellipse cx="36.5" cy="42" rx="2.4" ry="3.8" fill="${INK}"/>
${eye(22, 29, 3)}${eye(42, 29, 3)}${glint(21.2, 28)}${glint(41.2, 28)}`;

const chameleon = `
<path d="M6 44C4 34 12 24 22 19 28 10 40 4 54 6c2 12-1 20-4 26 5 9 6 17 5 26H34c-4-5-8-6-14-6-7 0-13-2-14-8z" fill="#58b06a" ${edge}/>
<path d="M52 9c1 9-1 15-4 21l-9-9C42 15 46 11 52 9z" fill="#f2c94e"/>
<path d="M46 57c0-7 0-13-2-18 4 2 8 9 9 18z" fill="#f2c94e"/>
<path d="M7 43c9 3 19 3 26-2" ${line}/>
<circle cx="28" cy="28" r="10" fill="#8fd08a" ${edge}/><circle cx="28" cy="28" r="5.5" fill="#fff8dd" stroke="${INK}" stroke-width="2"/>${eye(26.5, 28, 2.6)}
<circle cx="10.5" cy="37" r="1.4" fill="${INK}"/>`;

const mole = `
<path d="M9 59C7 34 16 9 32 9s25 25 23 50z" fill="#6f5a50" ${edge}/>
<path d="M32 26c8 0 13 7 13 15s-6 12-13 12-13-4-13-12 5-15 13-15z" fill="#9a8272"/>
<ellipse cx="32" cy="33" rx="7.5" ry="6" fill="#f093a0" ${edge}/><ellipse cx="30" cy="31" rx="2" ry="1.4" fill="#fff" opacity=".8"/>
<path d="M19 24l5 2M45 24l-5 2" ${line}/>
<path d="M26 44q6 5 12 0" ${line} stroke-width="2.2"/>
<path d="M4 47c0-5 5-8 10-6s7 8 5 13c-4 4-10 4-13 1-2-2-2-5-2-8zM60 47c0-5-5-8-10-6s-7 8-5 13c4 4 10 4 13 1 2-2 2-5 2-8z" fill="#f0a7a6" ${edge}/>
<path d="M7 50v6M12 51v6M52 51v6M57 50v6" ${line} stroke-width="2.2"/>`;

const crow = `
<path d="M26 60c-2-7-6-11-6-21 0-6 1-11 4-16 5-9 13-14 22-13 9 2 13 11 12 22-1 9-2 18 0 28z" fill="#434d61" ${edge}/>
<path d="M45 9c4-4 9-5 13-3-2 3-4 5-7 6" fill="#434d61" ${edge}/>
<path d="M25 24C16 24 8 29 3 37c7 3 14 4 21 3 3-5 4-11 1-16z" fill="#aeb6bf" ${edge}/>
<path d="M4 37c7-2 13-3 20-3" ${line} stroke-width="2"/>
<circle cx="35" cy="26" r="5.5" fill="#fff"/><circle cx="34" cy="26" r="2.8" fill="${INK}"/>
<path d="M36 44c3 4 8 4 12 1M34 52c5 4 11 4 16 0" fill="none" stroke="#8792a8" stroke-width="2.2" stroke-linecap="round"/>`;

const cat = `
<path d="M10 6l15 12h14L54 6l2 30c0 13-11 21-24 21S8 49 8 36z" fill="#4d4853" ${edge}/>
<path d="M14 13l7 6-6 8zM50 13l-7 6 6 8z" fill="#d98b93"/>
<path d="M27 19l2 7M32 18v8M37 19l-2 7" stroke="#2b2320" stroke-width="2.4" stroke-linecap="round"/>
<ellipse cx="21.5" cy="34" rx="6" ry="5.6" fill="#d8e34f"/><ellipse cx="42.5" cy="34" rx="6" ry="5.6" fill="#d8e34f"/>
<ellipse cx="21.5" cy="34" rx="1.9" ry="5" fill="${INK}"/><ellipse cx="42.5" cy="34" rx="1.9" ry="5" fill="${INK}"/>
<path d="M28.500 41.500h7L32 45.500z" fill="#f29aa3"/>
<path d="M32 45v2c-1 3-5 3-6 1M32 47c1 3 5 3 6 1" fill="none" stroke="#f3eef0" stroke-width="2" stroke-linecap="round"/>
<path d="M18 43L4 40M18 47L5 50M46 43l14-3M46 47l13 3" stroke="#f3eef0" stroke-width="3.2" stroke-linecap="round"/><path d="M18 43L4 40M18 47L5 50M46 43l14-3M46 47l13 3" stroke="${INK}" stroke-width="1.2" stroke-linecap="round"/>`;

const fox = `
<path d="M8 5l17 13h14L56 5c3 11 3 20 1 28L32 60 7 33C5 25 5 16 8 5z" fill="#e67a2e" ${edge}/>
<path d="M8 5l10 8-8 8C8 16 7 11 8 5zM56 5l-10 8 8 8c2-5 3-10 2-16z" fill="${INK}"/>
<path d="M7 33c9-2 17 1 20 8l5 6 5-6c3-7 11-10 20-8L32 60z" fill="#fdf4e7"/>
<path d="M7 33c9-2 17 1 20 8l5 6 5-6c3-7 11-10 20-8" ${line} stroke-width="1.8"/>
${eye(21, 30, 3)}${eye(43, 30, 3)}${glint(20.2, 29)}${glint(42.2, 29)}
<path d="M27 53c1-4 9-4 10 0l-5 7z" fill="${INK}"/>`;

const turtle = `
<path d="M28 50h10v8H28zM48 50h9v8h-9z" fill="#a9bf62" ${edge}/>
<path d="M21 50c0-18 9-30 20-30s20 12 20 30c-10 4-29 4-40 0z" fill="#7a6a3a" ${edge}/>
<path d="M41 20l-7 9 3 9h9l3-9zM37 38l-5 9M46 38l6 9M34 29l-9 2M49 29l8 3" ${line} stroke-width="2.2"/>
<path d="M41 20l-7 9 3 9h9l3-9z" fill="#b89a4c"/>
<path d="M24 50c-8 0-11-5-11-11C6 38 2 33 3 26c1-8 8-12 15-10 7 2 9 8 8 14-1 5 0 8 4 10z" fill="#a9bf62" ${edge}/>
${eye(13, 25, 3)}${glint(12, 24)}
<path d="M4 32c4 2 8 2 11 0" ${line} stroke-width="2"/>`;

const frog = `
<path d="M32 20c18 0 28 9 28 21 0 11-12 17-28 17S4 52 4 41c0-12 10-21 28-21z" fill="#7dbb4b" ${edge}/>
<path d="M8 43c6 11 42 11 48 0-1 9-11 14-24 14S9 52 8 43z" fill="#d5ea9d"/>
<circle cx="17" cy="18" r="10.5" fill="#7dbb4b" ${edge}/><circle cx="47" cy="18" r="10.5" fill="#7dbb4b" ${edge}/>
<circle cx="17" cy="18" r="6.2" fill="#fffbe0"/><circle cx="47" cy="18" r="6.2" fill="#fffbe0"/>
<ellipse cx="17" cy="18" rx="4.4" ry="2.8" fill="${INK}"/><ellipse cx="47" cy="18" rx="4.4" ry="2.8" fill="${INK}"/>
<path d="M9 41c8 9 38 9 46 0" ${line} stroke-width="3"/>
<circle cx="28" cy="33" r="1.5" fill="${INK}"/><circle cx="36" cy="33" r="1.5" fill="${INK}"/>`;

const dog = `
<path d="M20 34C8 34 2 27 3 16c9-2 17 4 20 12zM44 34c12 0 18-7 17-18-9-2-17 4-20 12zM20 38C11 38 6 43 7 51c7 2 14-2 16-8zM44 38c9 0 14 5 13 13-7 2-14-2-16-8z" fill="#c9b3ea" ${edge}/>
<path d="M20 26c0-8 6-12 12-12s12 4 12 12l2 16c0 9-6 16-14 16s-14-7-14-16z" fill="#fff6e6" ${edge}/>
<path d="M21 20c-6 0-9 6-9 14s4 11 7 9c3-3 4-10 4-18zM43 20c6 0 9 6 9 14s-4 11-7 9c-3-3-4-10-4-18z" fill="#b9854f" ${edge}/>
${eye(26.5, 33, 2.8)}${eye(37.5, 33, 2.8)}${glint(25.7, 32)}${glint(36.7, 32)}
<path d="M28 41c1-3 7-3 8 0 0 3-2 4-4 4s-4-1-4-4z" fill="${INK}"/>
<path d="M32 45v3c-1 3-4 3-5 1M32 48c1 3 4 3 5 1" ${line} stroke-width="2"/><path d="M30 50h4v3c-1 2-3 2-4 0z" fill="#e8727d"/>
<path d="M32 2l2.600 5.600 6 .7-4.500 4.200 1.200 6L32 15.600l-5.300 2.900 1.200-6-4.500-4.200 6-.7z" fill="#ffd24a" ${edge} stroke-width="2"/>`;

const hippo = `
<ellipse cx="15" cy="13" rx="6" ry="7" fill="#9d8fb0" ${edge}/><ellipse cx="49" cy="13" rx="6" ry="7" fill="#9d8fb0" ${edge}/>
<path d="M32 9c12 0 18 6 18 16 8 3 11 9 11 16 0 10-11 15-29 15S3 51 3 41c0-7 3-13 11-16C14 15 20 9 32 9z" fill="#9d8fb0" ${edge}/>
<path d="M14 26c10 5 26 5 36 0" fill="none" stroke="#7c6f90" stroke-width="2.2" stroke-linecap="round"/>
<ellipse cx="21" cy="36" rx="4.2" ry="3.2" fill="#54496a"/><ellipse cx="43" cy="36" rx="4.2" ry="3.2" fill="#54496a"/>
<path d="M9 45c12 6 34 6 46 0" ${line}/>
<path d="M20 48.500h7v6h-7zM37 48.500h7v6h-7z" fill="#fff" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>
${eye(24, 18, 3.2)}${eye(40, 18, 3.2)}${glint(23, 17)}${glint(39, 17)}`;

const snake = `
<path d="M13 53c12 5 36 5 40-3 4-9-25-7-24-16 1-5 7-6 10-7" fill="none" stroke="${INK}" stroke-width="16.5" stroke-linecap="round"/>
<path d="M13 53c12 5 36 5 40-3 4-9-25-7-24-16 1-5 7-6 10-7" fill="none" stroke="#d8b83a" stroke-width="11.5" stroke-linecap="round"/>
<path d="M15 54c6 2 13 3 20 2M49 53c3-2 4-5-2-7M41 43c-7-2-12-5-11-10" fill="none" stroke="#7a5b1a" stroke-width="5" stroke-dasharray="3.500 4"/>
<path d="M10 22C3 21 2 17 3 13M10 22c-5 2-6 5-6 8" fill="none" stroke="#c8322b" stroke-width="2.8" stroke-linecap="round"/><path d="M9 22h8" stroke="#c8322b" stroke-width="2.8"/>
<path d="M14 22c0-8 10-15 23-15 11 0 18 6 18 14s-7 14-18 14c-13 0-23-5-23-13z" fill="#d8b83a" ${edge}/>
<path d="M16 26c8 2 17 2 24-2" ${line} stroke-width="2"/>
<ellipse cx="34" cy="16" rx="5" ry="4.4" fill="#fff8dd" stroke="${INK}" stroke-width="2"/><ellipse cx="33" cy="16" rx="1.5" ry="4" fill="${INK}"/>`;

const mouse = `
<circle cx="15" cy="20" r="13" fill="#c3c7cc" ${edge}/><circle cx="49" cy="20" r="13" fill="#c3c7cc" ${edge}/>
<circle cx="15" cy="20" r="8" fill="#f3b3b5"/><circle cx="49" cy="20" r="8" fill="#f3b3b5"/>
<path d="M32 19c12 0 19 7 19 16 0 11-10 24-19 24S13 46 13 35c0-9 7-16 19-16z" fill="#c3c7cc" ${edge}/>
${eye(24.5, 36, 3.4)}${eye(39.5, 36, 3.4)}${glint(23.5, 35)}${glint(38.5, 35)}
<circle cx="32" cy="51" r="4.2" fill="#e8727d" ${edge} stroke-width="2.2"/>
<path d="M24 48L9 45M24 52L11 55M40 48l15-3M40 52l13 3" ${line} stroke-width="1.8"/>`;

/** The picture of each kind, as the inside of an SVG of 64 × 64. */
export const ANIMALS: Record<string, string> = {
  wolf,
  rat,
  hare,
  pig,
  chameleon,
  mole,
  crow,
  cat,
  fox,
  turtle,
  frog,
  "fairy-dog": dog,
  hippo,
  snake,
  mouse,
};
