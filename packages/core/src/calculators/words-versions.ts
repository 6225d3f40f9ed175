/** The fingerprint of each calculator's messages tables, apart, so that each loads its own. Written by the spec beside it: `vitest run -u`. */
export const ICE_AND_WATER_SHIELD_WORDS = '75f66960c128';
export const WASTE_WORDS = '8637387ef65e';
export const VENTILATION_WORDS = 'daccaae085e2';
export const PERMIT_FEE_WORDS = 'cf6e68e4145a';
