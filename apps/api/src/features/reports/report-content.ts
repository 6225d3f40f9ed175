import type { ReportFact } from '@ridgeline/contract';
import type { JurisdictionCorrection } from '@ridgeline/core/places';
import {
  type AddOn,
  correctedFacts,
  everyQuestion,
  type Fact,
  includedFacts,
  type MunicipalityContact,
  municipalityContact,
  type PropertyType,
  questionNamed,
} from '@ridgeline/core/reports';
import type { AuthorityFacts } from '../../ports/report-content.port.ts';

/** The content of `projects.content` in records of version 2 and above. */
export type KeptContent = {
  readonly reportType: string | null;
  readonly simple_modules: string[];
  readonly querySrc: string | null;
  readonly purchaseObject: Record<string, unknown> | null;
  readonly mapURL: string | null;
  readonly pdfURL: string | null;
  readonly manufacturer_report_pdf: string | null;
  readonly municipality: {
    readonly website: string | null;
    readonly phone: string | null;
    readonly email: string | null;
  };
};

/**
 * A malformed part counts as absent: one odd value must not hide a whole report. Hand-written, since a list reads a
 * hundred of these, and a parsing library takes longer for one than Postgres does.
 */
export function readContent(kept: unknown): KeptContent {
  const content = recordIn(kept) ?? {};
  const municipality = recordIn(content['municipality']) ?? {};
  return {
    reportType: textIn(content['reportType']),
    simple_modules: listIn(content['simple_modules'], isText),
    querySrc: textIn(content['querySrc']),
    purchaseObject: recordIn(content['purchaseObject']),
    mapURL: textIn(content['mapURL']),
    pdfURL: textIn(content['pdfURL']),
    manufacturer_report_pdf: textIn(content['manufacturer_report_pdf']),
    municipality: {
      website: textIn(municipality['website']),
      phone: textIn(municipality['phone']),
      email: textIn(municipality['email']),
    },
  };
}

type KeptFacts = {
  readonly content: unknown;
  readonly correction: JurisdictionCorrection | null;
  readonly includes: readonly AddOn[];
};

/** The facts of the report; those of a section that it does not include without value and source. */
export function factsOf({ content, correction, includes }: KeptFacts): readonly Fact[] {
  const kept = recordIn(content) ?? {};
  const told = correction && toldOf(kept['authority'], correction);
  return includedFacts(correctedFacts(factsIn(kept['facts']), correction, told), includes);
}

/** Null where nothing was looked up of the authority that the correction names, as in a version from before it. */
function toldOf(kept: unknown, { body }: JurisdictionCorrection): readonly Fact[] | null {
  const authority = recordIn(kept);
  const isNamed = authority?.['kind'] === body.kind && authority['name'] === body.name;
  return authority && isNamed ? factsIn(authority['facts']) : null;
}

function factsIn(kept: unknown): readonly Fact[] {
  return Array.isArray(kept) ? kept.filter(isOnAQuestion) : [];
}

export function readFacts(kept: KeptFacts): ReportFact[] {
  return onWire(factsOf(kept));
}

type Told = Partial<Pick<KeptContent, 'reportType' | 'simple_modules' | 'querySrc' | 'purchaseObject'>>;

/** A fact for each question about the property, and what the order said besides. */
export function contentOf(
  propertyType: PropertyType,
  found: readonly Fact[],
  told: Told = {},
): Readonly<Record<string, unknown>> {
  return { ...told, municipality: municipalityContact(found), facts: everyQuestion(propertyType, found) };
}

/** What was looked up of the authority that a person names, as it is kept. */
export type AuthorityContent = AuthorityFacts['body'] &
  Pick<AuthorityFacts, 'facts'> & { readonly contact: MunicipalityContact | null };

export function authorityContent({ body, facts }: AuthorityFacts): AuthorityContent {
  return { ...body, contact: municipalityContact(facts), facts };
}

export type Mutable<Value> = Value extends object
  ? { -readonly [Key in keyof Value]: Mutable<Value[Key]> }
  : Value;

/** The contract and core give a fact the same form, but the generated types have no `readonly`. */
function onWire(facts: readonly Fact[]): ReportFact[] {
  return facts as Mutable<readonly Fact[]>;
}

/** The rest of the form is held by the types of the writers and by checks of the database. */
function isOnAQuestion(fact: unknown): fact is Fact {
  const { section, name } = recordIn(fact) ?? {};
  return isText(name) && questionNamed(name)?.section === section;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function textIn(value: unknown): string | null {
  return isText(value) ? value : null;
}

function recordIn(value: unknown): Record<string, unknown> | null {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? (value as Record<string, unknown>) : null;
}

/** All items, or none if one is malformed. */
function listIn<Item>(value: unknown, fits: (item: unknown) => item is Item): Item[] {
  return Array.isArray(value) && value.every(fits) ? value : [];
}
