/** The fingerprint of each calculator's messages tables, apart, so that each loads its own. Written by the spec beside it: `vitest run -u`. */
export const ICE_AND_WATER_SHIELD_WORDS = '4b9c413f04e9';
export const WASTE_WORDS = '46d0222f5ea3';
export const VENTILATION_WORDS = '34db8add8236';
export const PERMIT_FEE_WORDS = 'ec963b2f39fa';
