/** The fingerprint of each calculator's messages tables. Written by the spec beside it: `vitest run -u`. */
export const WORDS_VERSIONS = {
  'ice-and-water-shield': '510466723779',
  waste: '25e1d21adaf7',
  ventilation: '537d6338e1d0',
  'permit-fee': '2acefb646494',
} as const;
