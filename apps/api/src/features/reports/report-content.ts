import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { FACT_SECTIONS, type Fact } from '../../ports/report-content.port.ts';

const text = orElse(z.nullable(z.string()), null);
const word = z.string();
const source = z.object({
  name: word,
  url: z.nullable(word),
  edition: z.nullable(word),
  date: z.nullable(word),
});
const section = z.enum(FACT_SECTIONS);

const fact = z.union([
  z.object({
    section,
    name: word,
    confidence: z.enum(['verified', 'likely']),
    value: z.union([z.string(), z.number(), z.boolean()]),
    source,
  }),
  z.object({ section, name: word, confidence: z.literal('unknown'), value: z.null(), source: z.null() }),
]);

const kept = z.object({
  reportType: text,
  simple_modules: orElse(z.array(z.string()), []),
  querySrc: text,
  purchaseObject: orElse(z.nullable(z.record(z.string(), z.unknown())), null),
  mapURL: text,
  pdfURL: text,
  manufacturer_report_pdf: text,
  municipality: orElse(z.object({ website: text, phone: text, email: text }), {
    website: null,
    phone: null,
    email: null,
  }),
  facts: orElse(z.array(fact), []),
});

/** What `projects.content` holds in records of version 2 and above. */
export type KeptContent = z.infer<typeof kept>;

/** A part that does not fit is as if it were not there: one odd value must not hide a whole report. */
export function readContent(content: unknown): KeptContent {
  return kept.parse(content);
}

/** What was found out about the property, and what was told with the order. */
export function writeContent(
  facts: readonly Fact[],
  told: Partial<Pick<KeptContent, 'reportType' | 'simple_modules' | 'querySrc' | 'purchaseObject'>> = {},
): string {
  return JSON.stringify({ ...told, facts });
}
