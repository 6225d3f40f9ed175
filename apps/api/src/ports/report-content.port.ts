/** What is known of a property before anybody is asked about it. */
export type Property = {
  readonly address: string;
  /** Two letters, lower case. */
  readonly state: string;
  readonly propertyType: 'residential' | 'commercial';
  readonly roofType: 'steep-slope' | 'low-slope';
};

/** Where a fact is from, and what day it was said. */
export type Source = {
  readonly name: string;
  readonly url: string | null;
  readonly edition: string | null;
  readonly date: string | null;
};

export const FACT_SECTIONS = [
  'municipality',
  'code-detail',
  'manufacturer-requirements',
  'design-criteria',
  'hail-storm-history',
  'wind-storm-history',
  'roof',
] as const;

/** Unknown is an answer. What is known has a source. */
export type Fact = {
  readonly section: (typeof FACT_SECTIONS)[number];
  /** What is said, as a word that stays: `ice-barrier`. */
  readonly name: string;
} & (
  | {
      readonly confidence: 'verified' | 'likely';
      readonly value: string | number | boolean;
      readonly source: Source;
    }
  | { readonly confidence: 'unknown'; readonly value: null; readonly source: null }
);

export type ReportFacts = {
  /** The controlling municipality, or null where nobody says which. */
  readonly jurisdiction: string | null;
  readonly place: { readonly latitude: number; readonly longitude: number } | null;
  readonly facts: readonly Fact[];
};

/** What a report contains. */
export abstract class ReportContent {
  /** Null where no report can be made of the property. */
  abstract of(property: Property): Promise<ReportFacts | null>;
}
