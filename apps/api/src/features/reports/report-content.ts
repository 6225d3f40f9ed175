import { FACT_SECTIONS, type Fact, type Source } from '../../ports/report-content.port.ts';

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

/** The facts of the report, each with its source. */
export function readFacts(kept: unknown): Fact[] {
  return listIn(recordIn(kept)?.['facts'], isFact);
}

/** The facts found for the property, and the details given with the order. */
export function writeContent(
  facts: readonly Fact[],
  told: Partial<Pick<KeptContent, 'reportType' | 'simple_modules' | 'querySrc' | 'purchaseObject'>> = {},
): string {
  return JSON.stringify({ ...told, facts });
}

const SECTIONS: ReadonlySet<unknown> = new Set(FACT_SECTIONS);

/** A known fact has a value and a source; an unknown one has neither. */
function isFact(value: unknown): value is Fact {
  const fact = recordIn(value);
  if (!fact || !SECTIONS.has(fact['section']) || !isText(fact['name'])) return false;
  if (fact['confidence'] === 'unknown') return fact['value'] === null && fact['source'] === null;
  const says = ['string', 'number', 'boolean'].includes(typeof fact['value']);
  return (
    says && (fact['confidence'] === 'verified' || fact['confidence'] === 'likely') && isSource(fact['source'])
  );
}

function isSource(value: unknown): value is Source {
  const source = recordIn(value);
  if (!source || !isText(source['name'])) return false;
  return [source['url'], source['edition'], source['date']].every((part) => part === null || isText(part));
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
