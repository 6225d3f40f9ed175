/** What is known of a property before its facts are requested. */
export type Property = {
  readonly address: string;
  /** Two letters, lower case. */
  readonly state: string;
  readonly propertyType: 'residential' | 'commercial';
  readonly roofType: 'steep-slope' | 'low-slope';
};

/** The source of a fact, and the date of its statement. */
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

/** Unknown is an answer. A known fact has a source. */
export type Fact = {
  readonly section: (typeof FACT_SECTIONS)[number];
  /** The question, as a stable word: `ice-barrier`. */
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
  /** The controlling municipality, or null if it is not known. */
  readonly jurisdiction: string | null;
  readonly place: { readonly latitude: number; readonly longitude: number } | null;
  readonly facts: readonly Fact[];
};

/** The facts of a report. Rejects with `SupplierAway` if they cannot be reached. */
export abstract class ReportContent {
  /** Null if no report can be made for the property. */
  abstract of(property: Property): Promise<ReportFacts | null>;
}
