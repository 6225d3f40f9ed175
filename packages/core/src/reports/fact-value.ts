import type { CodeEdition } from '../calculators/code-edition.ts';
import type { JurisdictionReason } from '../places/controlling-jurisdiction.policy.ts';
import type { JurisdictionCorrection } from '../places/jurisdiction-correction.policy.ts';
import type { JurisdictionBody } from '../places/place.ts';
import type { Provision } from './provisions.ts';
import type { RequirementTopic } from './requirement-topics.ts';
import type { Sourced } from './source.ts';

/** A number as printed in its source, "50.3": never a binary fraction. */
export type Decimal = string;

/** A closed list: a unit is never part of a text. */
export const UNITS = [
  'in',
  'ft',
  'sf',
  'psf',
  'mph',
  'F',
  'F-days',
  'layers',
  'nails',
  'years',
  'days',
  'lb/sq',
  'USD',
] as const;
export type Unit = (typeof UNITS)[number];

/** What a wind speed was measured by. Speeds of different bases are neither compared nor converted. */
export const WIND_BASES = ['ultimate', 'gust-3s', 'sustained', 'not-stated'] as const;
export type WindBasis = (typeof WIND_BASES)[number];

export type Quantity = { readonly kind: 'quantity'; readonly amount: Decimal } & (
  | { readonly unit: 'mph'; readonly basis: WindBasis }
  | { readonly unit: Exclude<Unit, 'mph'>; readonly basis: null }
);

/** `year` is the model code's: the 2020 Minnesota Residential Code is the IRC of 2018. Null where none is named. */
export type EditionValue = { readonly kind: 'edition'; readonly text: string; readonly year: number | null };

export type FactValue =
  | { readonly kind: 'text'; readonly text: string; readonly textEs?: string }
  | { readonly kind: 'yes-no'; readonly answer: boolean }
  | EditionValue
  | Quantity
  | { readonly kind: 'jurisdiction'; readonly body: JurisdictionBody }
  | JurisdictionBasis
  /** One square foot of vent area for each `to` square feet. */
  | { readonly kind: 'ratio'; readonly to: number }
  | { readonly kind: 'contacts'; readonly rows: readonly Contact[] }
  | { readonly kind: 'storms'; readonly rows: readonly Storm[] }
  | { readonly kind: 'storm-counts'; readonly rows: readonly StormCount[] }
  | StormsAround
  | Requirements
  | { readonly kind: 'rules'; readonly rows: readonly LocalRule[] }
  | { readonly kind: 'edition-changes'; readonly rows: readonly EditionChange[] };

/** Why the body of the jurisdiction is thought to control. */
export type JurisdictionBasis = { readonly kind: 'jurisdiction-reason' } & (
  | {
      readonly reason: JurisdictionReason;
      /** The point is closer to city limits than it is exact. */
      readonly nearEdge: boolean;
    }
  | ({
      readonly reason: 'corrected';
      /** Whether a loaded pack has rows of that authority. Missing where nobody has looked. */
      readonly known?: boolean;
    } & Pick<JurisdictionCorrection, 'by' | 'on' | 'why'>)
);

/** How an office is reached. */
export type Contact = Sourced & {
  readonly office: string | null;
  readonly officeEs?: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly website: string | null;
  readonly address: string | null;
};

export const STORM_RECORDS = ['preliminary', 'official'] as const;

export type Storm = Sourced & {
  /** An instant in UTC; shown in `timeZone`, that of the property. */
  readonly at: string;
  readonly timeZone: string;
  /** Null where the report gives none. */
  readonly size: { readonly amount: Decimal; readonly unit: 'in' | 'mph' | 'knots' } | null;
  readonly miles: Decimal;
  readonly record: (typeof STORM_RECORDS)[number];
};

export const STORM_KINDS = ['hail', 'wind'] as const;
export const STORM_BASES = ['measured', 'estimated', 'unknown'] as const;

/**
 * The reports of one record one by one, the nearest first: where there are many, the nearest ones, the latest ones and the
 * largest. Their source is that of the fact.
 */
export type StormsAround = {
  readonly kind: 'storms-around';
  readonly of: (typeof STORM_KINDS)[number];
  readonly timeZone: string;
  readonly record: (typeof STORM_RECORDS)[number];
  /** How far was searched, and how many reports were found, listed or not. */
  readonly aroundMiles: number;
  readonly reports: number;
  /** Every report within this distance is listed. */
  readonly allWithinMiles: Decimal;
  readonly rows: readonly StormAround[];
};

export type StormAround = Pick<Storm, 'at' | 'size' | 'miles'> & {
  /** Degrees clockwise from north, as seen from the property; null where it is too near to tell. */
  readonly bearing: number | null;
  readonly basis: (typeof STORM_BASES)[number];
  /** As the file has it: `3 SSE ATHENS, TX`. */
  readonly location: string | null;
  readonly comment: string | null;
  /** The page of the event; null in a record without such pages. */
  readonly url: string | null;
  /** File, line and hash. */
  readonly rowId: string;
};

/** `withinMiles` is null for the whole county. */
export type StormCount = { readonly withinMiles: number | null; readonly reports: number };

export type Requirements = {
  readonly kind: 'requirements';
  readonly rows: readonly Requirement[];
  /** What no document that was read says of the product. */
  readonly unpublished: readonly RequirementTopic[];
};

/** What the document of a maker says of a product. With a unit, `requirement` is a number. */
export type Requirement = Sourced & {
  readonly manufacturer: string;
  readonly product: string;
  readonly topic: RequirementTopic;
  readonly requirement: string;
  readonly requirementEs?: string;
  readonly unit: Unit | null;
  /** The products or the warranty that it is limited to. */
  readonly condition: string | null;
  readonly conditionEs?: string;
};

/** An inspection or another local rule on roofs. */
export type LocalRule = Sourced & {
  readonly topic: string;
  readonly topicEs?: string;
  readonly rule: string;
  readonly ruleEs?: string;
};

/** Two editions of the residential code side by side; the source is that of the edition which is not the adopted one. */
export type EditionChange = Sourced & { readonly from: EditionPoint; readonly to: EditionPoint };

export type EditionPoint = {
  readonly edition: CodeEdition;
  /** Null where the edition has no section on it. */
  readonly section: string | null;
  /** Null where nobody has read it. */
  readonly says: Provision | null;
};
