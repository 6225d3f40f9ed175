import type { Locale } from '../../shared/messages.ts';
import type { SourceDay } from '../../shared/source-day.ts';
import type { RoundingRule } from '../calculation.ts';

/** A number as it stands in print, "0.00998": never a binary fraction. */
export type Decimal = string;
/** Dollars as they stand in print, "23.50". */
export type Money = string;

/** What a fee is calculated on; `fees` is the sum of other lines of the same schedule, by their ids. */
export type FeeBasis = FeeQuantity | 'constant' | { readonly fees: readonly string[] };
/** `contract` is the price of the contract; where none is known, the value of the project stands in. */
export const FEE_QUANTITIES = ['valuation', 'contract', 'materials', 'squares', 'sf'] as const;
export type FeeQuantity = (typeof FEE_QUANTITIES)[number];

export const FEE_NAMES = [
  'building-permit',
  'roof-permit',
  'application',
  'plan-review',
  'mechanical',
  'technology',
  'state-surcharge',
  'state-building-code',
  'code-officials-fund',
  'city-use-tax',
  'county-use-tax',
  'pre-application-credit',
  'other',
] as const;
/** What a line is called; `permit-fee.messages.ts` has the words. */
export type FeeName = (typeof FEE_NAMES)[number];

export const FEE_ROUNDINGS = [
  'half-up-to-cent',
  'up-to-cent',
  'down-to-cent',
  'half-up-to-dollar',
  'up-to-dollar',
] as const satisfies readonly RoundingRule[];
export type FeeRounding = (typeof FEE_ROUNDINGS)[number];

export const PERMIT_PROPERTY_TYPES = ['residential', 'commercial'] as const;
export type PermitPropertyType = (typeof PERMIT_PROPERTY_TYPES)[number];

export const ROOF_MATERIALS = [
  'asphalt-shingle',
  'wood',
  'slate',
  'tile',
  'metal',
  'low-slope',
  'other',
] as const;
export type RoofMaterial = (typeof ROOF_MATERIALS)[number];

/** A stretch of a basis: above `over`, up to and including `upTo`. Absent ends are open. */
export type FeeRange = { readonly over?: Decimal | undefined; readonly upTo?: Decimal | undefined };

/** When a line is charged. All that is named must hold. */
export type FeeCondition = {
  readonly propertyType?: PermitPropertyType | undefined;
  readonly materials?: readonly RoofMaterial[] | undefined;
  readonly cityUseTax?: true | undefined;
  readonly countyUseTax?: true | undefined;
  readonly planReview?: true | undefined;
  readonly mechanicalWork?: true | undefined;
  readonly within?: { readonly [Quantity in FeeQuantity]?: FeeRange | undefined } | undefined;
};

/**
 * A row of a table: `base` for the first `over`, and what is added for the rest, either for each further `every`
 * "or fraction thereof" or as a rate. `upTo` is "to and including"; null is "and up". A basis of 0 is in the row over 0.
 */
export type FeeBracket = {
  readonly over: Decimal;
  readonly upTo: Decimal | null;
  readonly base: Money;
  readonly each?: { readonly every: Decimal; readonly amount: Money } | undefined;
  readonly rate?: Decimal | undefined;
};

export type FeeSource = {
  readonly title: string;
  readonly url: string;
  /** What the source says of its own age: an ordinance, a year. Null where it says nothing. */
  readonly edition: string | null;
  /** The date it bears, where it bears one. */
  readonly date?: SourceDay | undefined;
  /** The day its figures were read, which says nothing about its age. */
  readonly read: SourceDay;
};

type FeeLineTerms = {
  readonly id: string;
  readonly name: FeeName;
  readonly min?: Money | undefined;
  readonly max?: Money | undefined;
  /** Half up to the cent, unless it says otherwise. */
  readonly rounding?: FeeRounding | undefined;
  readonly when?: FeeCondition | undefined;
  /** Where in the source, when the source is long. */
  readonly cite?: string | undefined;
  /** The line's own source and date, where they are not the schedule's. */
  readonly source?: FeeSource | undefined;
  readonly effective?: SourceDay | undefined;
};

export type FlatFee = FeeLineTerms & {
  readonly kind: 'flat';
  readonly basis: 'constant';
  readonly amount: Money;
};
/** `rate` of the basis, or of `share` of it ("3 % of 50 % of valuation"). */
export type RateFee = FeeLineTerms & {
  readonly kind: 'rate';
  readonly basis: Exclude<FeeBasis, 'constant'>;
  readonly rate: Decimal;
  readonly share?: Decimal | undefined;
};
/** `base`, and `amount` for each `every` "or fraction thereof" above `over`. */
export type StepFee = FeeLineTerms & {
  readonly kind: 'step';
  readonly basis: Exclude<FeeBasis, 'constant'>;
  readonly base: Money;
  readonly over: Decimal;
  readonly every: Decimal;
  readonly amount: Money;
};
export type TierFee = FeeLineTerms & {
  readonly kind: 'tier';
  readonly basis: Exclude<FeeBasis, 'constant'>;
  readonly brackets: readonly FeeBracket[];
};
/** What was paid beforehand, taken off the fees of `basis` and never more than they come to. */
export type CreditFee = Omit<FeeLineTerms, 'min' | 'max' | 'rounding'> & {
  readonly kind: 'credit';
  readonly min?: undefined;
  readonly max?: undefined;
  readonly rounding?: undefined;
  readonly basis: { readonly fees: readonly string[] };
};
export type FeeComponent = FlatFee | RateFee | StepFee | TierFee | CreditFee;

/**
 * `high`: the authority's own page, dated within five years. `medium`: its own page, undated or older. `low`: replaced
 * since, or not the authority's own page.
 */
export const FEE_CONFIDENCES = ['high', 'medium', 'low'] as const;
export type FeeConfidence = (typeof FEE_CONFIDENCES)[number];

/** A published schedule of permit fees, held as data with its source and date. */
export type FeeSchedule = {
  readonly id: string;
  readonly jurisdiction: string;
  readonly state: string;
  /** The properties it says something about; for others the fee is unknown. */
  readonly covers: readonly PermitPropertyType[];
  /** Since when it holds, or null where the source does not say. */
  readonly effective: SourceDay | null;
  readonly source: FeeSource | null;
  /** How far the figures can be relied on, where somebody has judged it. */
  readonly confidence?: FeeConfidence | undefined;
  /** A later publication whose figures differ, where one was seen. */
  readonly supersededBy?: FeeSource | undefined;
  readonly note?: { readonly [In in Locale]: string } | undefined;
  readonly components: readonly FeeComponent[];
};
