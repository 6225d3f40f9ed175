import { type Locale, say } from '../../shared/messages.ts';
import type { MissingPdf } from './pdf-batch.ts';
import { pdfBatchMessages } from './pdf-batches.messages.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** The file in the archive that says which reports have no PDF in it, and why. Null if there are none. */
// D RPT-7.6
export function missingPdfsNote(
  missing: readonly MissingPdf[],
  locale: Locale,
): { readonly name: string; readonly text: string } | null {
  if (missing.length === 0) return null;
  const lines = missing.map(
    (one) => `${missingPdfName(one, locale)}: ${say(pdfBatchMessages, locale, one.why)}`,
  );
  const text = [say(pdfBatchMessages, locale, 'note-text'), '', ...lines]
    .map((line) => `${line}\r\n`)
    .join('');
  return { name: `${say(pdfBatchMessages, locale, 'note-name')}.txt`, text: `${BYTE_ORDER_MARK}${text}` };
}

/** How a report without a PDF is named: by its address and its number. */
export function missingPdfName({ address, reportNumber }: MissingPdf, locale: Locale): string {
  const number = say(pdfBatchMessages, locale, 'report', { reportNumber });
  return address === null ? number : `${address} (${number})`;
}
