/** The fingerprint of each calculator's messages tables, apart, so that each loads its own. Written by the spec beside it: `vitest run -u`. */
export const ICE_AND_WATER_SHIELD_WORDS = 'be06ba2e2f60';
export const WASTE_WORDS = 'a51b53436924';
export const VENTILATION_WORDS = '901a901fc70c';
export const PERMIT_FEE_WORDS = 'cf4303700386';
