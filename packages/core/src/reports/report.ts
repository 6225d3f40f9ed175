import type { Instant } from '../shared/instant.ts';
import type { Fact } from './fact.ts';
import type { PropertyType } from './property.ts';
import type { AddOn } from './report-sections.ts';

/** The application id written into new reports. RPT-9 */
export const APP_SOURCE = 'web';
export const REPORT_VERSION = 4;

// ENT-5
export type Report = {
  readonly reportNumber: string;
  readonly reportType: string | null;
  readonly simpleModules: readonly string[];
  readonly querySrc: string | null;
  readonly address: string | null;
  readonly propertyType: PropertyType | null;
  readonly roofType: string | null;
  /** What the roof is covered with, by the ids of data packs. */
  readonly product: RoofProduct | null;
  /** The purchase for this one project, as stored by the shop. */
  readonly purchaseObject: Readonly<Record<string, unknown>> | null;
  readonly appSource: string | null;
  readonly version: number;
  /** Version of the stored record: 1 is the legacy form, 2 and above need no conversion. */
  readonly recordVersion: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly mapUrl: string | null;
  readonly pdfUrl: string | null;
  readonly manufacturerReportPdf: string | null;
  readonly archived: boolean;
  readonly claimNumber: string | null;
  readonly jobNumber: string | null;
  readonly projectDate: ProjectDate | null;
  readonly municipality: Municipality | null;
  readonly createdAt: Instant | null;
  /** When its facts were asked for. RPT-3.2 */
  readonly asOf: Instant | null;
  /** Counts what it has said: 1 until a refresh finds anything else. */
  readonly factsVersion: number;
  /** The add-ons in it. */
  readonly includes: readonly AddOn[];
  readonly userFlags: Readonly<Record<string, boolean>>;
  /** Its reader may change it; said of one that is one's own, or of the team. D TEAM-1.1 TEAM-1.3 */
  readonly mayChange: boolean;
  /** Empty in lists, and in version-1 reports. */
  readonly facts: readonly Fact[];
  /** Fields that exist only in version-1 reports; null otherwise. */
  readonly legacy: LegacyFacts | null;
};

export type RoofProduct = { readonly manufacturerId: string; readonly productId: string };

/** A calendar day, such as 2026-03-02, and the event on it. */
export type ProjectDate = { readonly date: string; readonly type: string };

export type Municipality = {
  readonly name: string | null;
  readonly website: string | null;
  readonly phone: string | null;
  readonly email: string | null;
};

export const CODE_FAMILIES = ['IRC', 'IBC', 'IECC'] as const;
export type CodeFamily = (typeof CODE_FAMILIES)[number];

export type LegacyFacts = {
  readonly addressComponents: AddressComponents;
  readonly elevation: number | null;
  readonly buildingOfficial: BuildingOfficial;
  readonly windSpeeds: LegacyWindSpeeds;
  readonly answers: LegacyAnswers;
  /** The edition of each code family the report names. */
  readonly codes: Readonly<Record<CodeFamily, string | null>>;
};

export type AddressComponents = {
  readonly street: string | null;
  readonly city: string | null;
  readonly county: string | null;
  readonly state: string | null;
  readonly zip: string | null;
};

export type BuildingOfficial = {
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
};

/** Miles per hour. */
export type LegacyWindSpeeds = {
  readonly threeSecondGust: number | null;
  readonly sustained: number | null;
  readonly ultimateDesign: number | null;
};

export type YesNo = 'yes' | 'no' | 'unknown';

export const LEGACY_QUESTIONS = [
  'permitRequired',
  'codeEnforced',
  'iceAndWaterShield',
  'dripEdgeRakesAndEaves',
  'installPerManufacturer',
] as const;
export type LegacyAnswers = Readonly<Record<(typeof LEGACY_QUESTIONS)[number], YesNo>>;
