import { CODE_EDITIONS } from '../code-edition.ts';
import { shownTo } from '../exact.ts';
import { ROLL_MEASURES } from '../roll-measure.ts';
import { ICE_READINGS, type IceAndWaterShieldInputs } from './ice-and-water-shield.inputs.ts';
import { evaluateIceAndWaterShield, type IceAndWaterShieldOutcome } from './ice-and-water-shield.policy.ts';

/** What inspector, roofer and adjuster may interpret differently, with all other inputs equal. */
export type IceAndWaterShieldVariant = Partial<
  Pick<IceAndWaterShieldInputs, 'reading' | 'measure' | 'edition' | 'localRule' | 'sideLapIn'>
>;

export type IceAndWaterShieldComparison = {
  readonly variant: IceAndWaterShieldVariant;
  readonly outcome: IceAndWaterShieldOutcome;
  /** Difference from the compared calculation. */
  readonly differenceSf: number;
  readonly differenceRolls: number;
};

/** CALC-2: the same roof under other interpretations, side by side. */
export function compareIceAndWaterShield(
  inputs: IceAndWaterShieldInputs,
  variants: readonly IceAndWaterShieldVariant[],
): readonly IceAndWaterShieldComparison[] {
  const base = evaluateIceAndWaterShield(inputs);
  return variants.map((variant) => {
    const outcome = evaluateIceAndWaterShield({ ...inputs, ...variant });
    return {
      variant,
      outcome,
      differenceSf: shownTo(2, outcome.totalSf - base.totalSf),
      differenceRolls: outcome.rolls - base.rolls,
    };
  });
}

/** Every interpretation of "24 inches" with every area measure. */
export const ICE_READING_VARIANTS: readonly IceAndWaterShieldVariant[] = ICE_READINGS.flatMap((reading) =>
  ROLL_MEASURES.map((measure) => ({ reading, measure })),
);

/** How the three who argue over a roof usually read it: the inspector sees laid rows, the adjuster pays what is needed. */
export const ICE_PARTIES = ['inspector', 'roofer', 'adjuster'] as const;
export type IceParty = (typeof ICE_PARTIES)[number];
export const ICE_PARTY_VARIANTS: Readonly<
  Record<IceParty, Required<Pick<IceAndWaterShieldVariant, 'reading' | 'measure'>>>
> = {
  inspector: { reading: 'horizontal', measure: 'full-roll' },
  roofer: { reading: 'horizontal', measure: 'half-roll' },
  adjuster: { reading: 'along-slope', measure: 'actual' },
};

/** Differences between editions. */
export const ICE_EDITION_VARIANTS: readonly IceAndWaterShieldVariant[] = CODE_EDITIONS.map((edition) => ({
  edition,
}));
