/** The fingerprint of each calculator's tables of words. Written by the spec beside it: `vitest run -u`. */
export const WORDS_VERSIONS = {
  'ice-and-water-shield': 'f50881cdbce3',
  waste: '2f50b780a230',
  ventilation: '0fafa8712d7e',
  'permit-fee': '61a1e9d27c83',
} as const;
