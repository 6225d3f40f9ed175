import { type Locale, say } from '../../shared/messages.ts';
import { pdfKindMessages } from '../documents/pdf-kind.messages.ts';
import type { PdfBatchKind } from './pdf-batch.ts';

/** What Windows does not allow in a name, and controls, which no name needs. A slash would be a folder. */
const NOT_IN_NAMES = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;
/** In bytes of UTF-8. With the rest of the name, within the 255 that a name may have. */
const LONGEST_ADDRESS = 120;

type Named = { readonly kind: PdfBatchKind; readonly address: string; readonly reportNumber: string };

/**
 * The name of a report's PDF in an archive: its address, what it is, and its number, which no two reports share. All letters
 * are kept, as in `Peñasco`.
 */
// D RPT-7.6
export function pdfFileName({ kind, address, reportNumber }: Named, locale: Locale): string {
  const plain = address.normalize('NFC').replace(NOT_IN_NAMES, ' ').replace(/\s+/gu, ' ');
  // A name that begins with a dot is hidden, and one that ends with it is cut by Windows.
  const trimmed = plain.replace(/^[\s.]+/u, '');
  const shown = atMost(LONGEST_ADDRESS, trimmed).replace(/[\s.,]+$/u, '');
  const parts = [shown, say(pdfKindMessages, locale, kind), reportNumber];
  return `${parts.filter((part) => part !== '').join(' - ')}.pdf`;
}

/** As many whole characters as fit. */
function atMost(bytes: number, text: string): string {
  let left = bytes;
  const fitting = [...text].findIndex((character) => (left -= bytesOf(character)) < 0);
  return fitting === -1 ? text : [...text].slice(0, fitting).join('');
}

function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
}
