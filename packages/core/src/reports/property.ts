// RPT-1
export const PROPERTY_TYPES = ['residential', 'commercial'] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

export const ROOF_TYPES = ['steep-slope', 'low-slope'] as const;
export type RoofType = (typeof ROOF_TYPES)[number];
