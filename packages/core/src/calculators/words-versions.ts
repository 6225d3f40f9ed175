/** The fingerprint of each calculator's messages tables. Written by the spec beside it: `vitest run -u`. */
export const WORDS_VERSIONS = {
  'ice-and-water-shield': '9bb1b70a8e64',
  waste: 'b89290eb9b3c',
  ventilation: '29a041fe8029',
  'permit-fee': '71493e78c0d5',
} as const;
