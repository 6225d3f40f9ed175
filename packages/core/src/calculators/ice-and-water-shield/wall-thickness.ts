// CALC-2. Trade knowledge: actual lumber and usual layers, in inches.
const STUD_IN = { '2x4': 3.5, '2x6': 5.5 } as const;
const CLADDING_IN = { siding: 0.5, stucco: 0.875, brick: 4.625 } as const;
const DRYWALL_IN = 0.5;
const SHEATHING_IN = 0.5;

export type StudSize = keyof typeof STUD_IN;
export type WallType = keyof typeof CLADDING_IN;
export const STUD_SIZES = ['2x4', '2x6'] as const satisfies readonly StudSize[];
export const WALL_TYPES = ['brick', 'siding', 'stucco'] as const satisfies readonly WallType[];

export type WallLayers = {
  readonly drywall: number;
  readonly stud: number;
  readonly sheathing: number;
  readonly cladding: number;
};

export function wallLayers(stud: StudSize, type: WallType): WallLayers {
  return { drywall: DRYWALL_IN, stud: STUD_IN[stud], sheathing: SHEATHING_IN, cladding: CLADDING_IN[type] };
}

/** From the face of the wall to its inner side, in inches. Every layer is a whole number of eighths, so the sum is exact. */
export function wallThickness(stud: StudSize, type: WallType): number {
  const { drywall, stud: lumber, sheathing, cladding } = wallLayers(stud, type);
  return drywall + lumber + sheathing + cladding;
}
