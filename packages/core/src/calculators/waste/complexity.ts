// CALC-1: percent of waste by how cut up a roof is, added up over what it has.
const SHAPE_PERCENT = { shed: 5, gable: 7, hip: 12, 'cross-gable': 13, complex: 17, 'cut-up': 20 } as const;

export type RoofShape = keyof typeof SHAPE_PERCENT;
export const ROOF_SHAPES = [
  'shed',
  'gable',
  'hip',
  'cross-gable',
  'complex',
  'cut-up',
] as const satisfies readonly RoofShape[];

export type Complexity = {
  readonly shape: RoofShape;
  readonly valleys: number;
  readonly dormers: number;
  readonly penetrations: number;
};

/** Thresholds: the last one reached applies. */
type Steps = readonly (readonly [from: number, percent: number])[];

const VALLEYS: Steps = [
  [0, 0],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
];
const DORMERS: Steps = [
  [0, 0],
  [1, 1.5],
  [2, 3],
  [3, 4],
  [4, 5],
];
const PENETRATIONS: Steps = [
  [0, 0],
  [1, 0.5],
  [3, 1],
  [6, 2],
];

export type ComplexityParts = {
  readonly shape: number;
  readonly valleys: number;
  readonly dormers: number;
  readonly penetrations: number;
};

export function complexityParts({ shape, valleys, dormers, penetrations }: Complexity): ComplexityParts {
  return {
    shape: SHAPE_PERCENT[shape],
    valleys: percentFor(VALLEYS, valleys),
    dormers: percentFor(DORMERS, dormers),
    penetrations: percentFor(PENETRATIONS, penetrations),
  };
}

/** Every part is a whole number of halves, so the sum is exact. */
export function complexityPercent(complexity: Complexity): number {
  const { shape, valleys, dormers, penetrations } = complexityParts(complexity);
  return shape + valleys + dormers + penetrations;
}

function percentFor(steps: Steps, count: number): number {
  let percent = 0;
  for (const [from, is] of steps) if (count >= from) percent = is;
  return percent;
}
