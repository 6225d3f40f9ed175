import type { Report } from '@ridgeline/contract';
import { parseFacts, propertyMessages, ROOF_TYPES, type RoofType } from '@ridgeline/core/reports';
import { type Locale, say } from '@ridgeline/core/shared';
import { plainLine } from './fact-line.ts';
import type { PdfLine } from '../../ports/pdf-content.ts';
import { pdfMessages } from './pdf.messages.ts';

type PdfWord = 'property-type' | 'roof-type' | 'municipality' | 'claim-number' | 'job-number';

export function propertyLines(report: Report, locale: Locale): readonly PdfLine[] {
  const { municipality, propertyType, roofType, claim_number, job_number } = report;
  const controlling = typeof municipality === 'string' ? municipality : municipality?.name;
  const named =
    controlling && isCorrected(report)
      ? say(pdfMessages, locale, 'corrected', { name: controlling })
      : controlling;
  const lines: readonly (readonly [PdfWord, string | null | undefined])[] = [
    ['property-type', propertyType && say(propertyMessages, locale, propertyType)],
    ['roof-type', roofType && (isRoofType(roofType) ? say(propertyMessages, locale, roofType) : roofType)],
    ['municipality', named],
  ];
  const written: readonly (readonly [PdfWord, string | null | undefined])[] = [
    ['claim-number', claim_number],
    ['job-number', job_number],
  ];
  return [...lines, ...written.filter(([, value]) => value)].map(([name, value]) =>
    plainLine(say(pdfMessages, locale, name), value || say(pdfMessages, locale, 'not-known')),
  );
}

/** Whether a person has named the municipality, and nothing that was found says the same. */
// RPT-2.3
function isCorrected({ facts }: Report): boolean {
  const basis = parseFacts(facts).find(({ name }) => name === 'jurisdiction-basis');
  const row = basis?.is === 'disputed' ? basis.rows[0] : basis?.is === 'known' ? basis : null;
  return row?.value.kind === 'jurisdiction-reason' && row.value.reason === 'corrected';
}

function isRoofType(text: string): text is RoofType {
  return (ROOF_TYPES as readonly string[]).includes(text);
}
