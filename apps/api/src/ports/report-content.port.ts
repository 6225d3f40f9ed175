import type { Fact, PropertyType, RoofType } from '@ridgeline/core/reports';

/** What is known of a property before its facts are requested. */
export type Property = {
  readonly address: string;
  /** Two letters, lower case. */
  readonly state: string;
  readonly propertyType: PropertyType;
  readonly roofType: RoofType;
};

export type ReportFacts = {
  /** The controlling municipality, or null if it is not known. */
  readonly jurisdiction: string | null;
  readonly place: { readonly latitude: number; readonly longitude: number } | null;
  /** What was found, each question once. What is left out is unknown. */
  readonly facts: readonly Fact[];
};

/** The facts of a report. Rejects with `SupplierAway` if they cannot be reached. */
export abstract class ReportContent {
  /** Null if no report can be made for the property. */
  abstract of(property: Property): Promise<ReportFacts | null>;
}
