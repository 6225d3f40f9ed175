import type { JurisdictionBody } from '@ridgeline/core/places';
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

/** Who a person says controls at an address, by the name that they know. */
export type NamedAuthority = Pick<JurisdictionBody, 'kind' | 'name'>;

export type AuthorityFacts = {
  /** As the data names it, with its Census code; as the person does and without a code where the data does not know it. */
  readonly body: JurisdictionBody;
  /** What depends on who governs, each question once. */
  readonly facts: readonly Fact[];
};

/** The facts of a report. Rejects with `SupplierAway` if they cannot be reached. */
export abstract class ReportContent {
  /** Null if no report can be made for the property. */
  abstract of(property: Property): Promise<ReportFacts | null>;
  /** What would hold for the property if this authority governs it. */
  abstract underAuthority(property: Property, authority: NamedAuthority): Promise<AuthorityFacts>;
}
