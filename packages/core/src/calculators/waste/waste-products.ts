/** Products on the market. Trade practice: defaults that may be changed. */

/** Bundles that cover a square of 100 sf. */
export const SHINGLES = {
  'three-tab': { bundlesPerSquare: 3 },
  architectural: { bundlesPerSquare: 3 },
  'heavy-architectural': { bundlesPerSquare: 4 },
  luxury: { bundlesPerSquare: 5 },
} as const;
export type Shingle = keyof typeof SHINGLES;
export const SHINGLE_KINDS = [
  'three-tab',
  'architectural',
  'heavy-architectural',
  'luxury',
] as const satisfies readonly Shingle[];

/** Square feet that a roll covers, less its laps. */
export const UNDERLAYMENTS = {
  synthetic: { coverageSf: 1_000 },
  'felt-15': { coverageSf: 400 },
  'felt-30': { coverageSf: 200 },
} as const;
export type Underlayment = keyof typeof UNDERLAYMENTS;
export const UNDERLAYMENT_KINDS = [
  'synthetic',
  'felt-15',
  'felt-30',
] as const satisfies readonly Underlayment[];

/**
 * Feet that a bundle covers: manufacturers state 100 to 105 for starter and 20 to 35 for cap; the minimum is always
 * enough.
 */
export const STARTER_FT = 100;
export const CAP_FT = 20;

// IRC R905.2.8.5 asks for a lap of 2 in
export const DRIP_EDGE = { pieceFt: 10, lapIn: 2 } as const;
