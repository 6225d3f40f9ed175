import type { SinceEdition } from '../code-edition.ts';

/** How far an ice barrier must reach, as data: the governing requirement is the one that reaches farthest. */
export type IceBarrierRequirement = {
  readonly inches: number;
  /** Start of the measurement: the edge of the roof, or the inner face of the exterior wall. */
  readonly from: 'roof-edge' | 'inside-wall';
  /** `as-read`: the text is ambiguous, and the user's interpretation decides. */
  readonly measured: 'along-slope' | 'as-read';
  /** The minimum rise per 12 for which the requirement applies. */
  readonly fromRise: number;
};

/** A state or local rule. `instead` of the model code, or `besides` it. */
export type LocalIceBarrierRule = {
  readonly id: string;
  readonly by: string;
  readonly section: string;
  readonly url: string;
  /** The date of the rule, or null if it has none. */
  readonly date: string | null;
  /** When it was last read: `2026-11-20`. */
  readonly read: string;
  readonly stands: 'instead' | 'besides';
  readonly requirements: readonly IceBarrierRequirement[];
  /** Above this rise the rule may not apply: a warning tells the user to ask. Null if it applies to all. */
  readonly uncertainAboveRise: number | null;
};

// IRC R905.1.2 (R905.2.7.1 until 2012)
const insideWall: IceBarrierRequirement = {
  inches: 24,
  from: 'inside-wall',
  measured: 'as-read',
  fromRise: 0,
};
// IRC R905.1.2, in the editions of 2015, 2018 and 2021 only
const steepRoof: IceBarrierRequirement = {
  inches: 36,
  from: 'roof-edge',
  measured: 'along-slope',
  fromRise: 8,
};

export const MODEL_ICE_BARRIER: SinceEdition<readonly IceBarrierRequirement[]> = [
  [2006, [insideWall]],
  [2015, [insideWall, steepRoof]],
  [2024, [insideWall]],
];

// Wisconsin SPS 321.28 (4) (b); roofers there report that (4) (a) asks for it on slopes of 4:12 or less.
export const WISCONSIN_ICE_BARRIER: LocalIceBarrierRule = {
  id: 'wisconsin',
  by: 'Wisconsin Administrative Code',
  section: 'SPS 321.28',
  url: 'https://docs.legis.wisconsin.gov/document/administrativecode/SPS%20321.28',
  date: null,
  read: '2026-11-20',
  stands: 'instead',
  requirements: [
    { inches: 30, from: 'roof-edge', measured: 'along-slope', fromRise: 0 },
    { inches: 12, from: 'inside-wall', measured: 'along-slope', fromRise: 0 },
  ],
  uncertainAboveRise: 4,
};

export const LOCAL_ICE_BARRIER_RULES: readonly LocalIceBarrierRule[] = [WISCONSIN_ICE_BARRIER];
