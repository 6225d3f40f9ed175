/** The fingerprint of each calculator's messages tables, apart, so that each loads its own. Written by the spec beside it: `vitest run -u`. */
export const ICE_AND_WATER_SHIELD_WORDS = '510466723779';
export const WASTE_WORDS = '25e1d21adaf7';
export const VENTILATION_WORDS = '537d6338e1d0';
export const PERMIT_FEE_WORDS = '2acefb646494';
