import { type Locale, say } from '@ridgeline/core/shared';
import { encode } from 'uqr';
import { pdfMessages } from './pdf.messages.ts';
import { INKS, type PdfBox, type PdfSheet, SHEET } from './pdf-sheet.ts';

const CODE_SIZE = 84;
export const SEAL_ROOM = CODE_SIZE + 50;
const BESIDE: PdfBox = { x: SHEET.left + CODE_SIZE + 16, width: SHEET.width - CODE_SIZE - 16 };

/** The last part of every paper: its hash, and a code that leads to the page which checks it. */
// D RPT-7.2
export function printSeal(
  sheet: PdfSheet,
  { page, locale }: { readonly page: string; readonly locale: Locale },
): void {
  sheet.keepTogether(SEAL_ROOM);
  const part = sheet.part(say(pdfMessages, locale, 'seal'));
  const { y: top } = sheet;
  sheet.figure(part, say(pdfMessages, locale, 'seal-code', { page }), CODE_SIZE, (document, y) => {
    const { data, size } = encode(page, { ecc: 'M', border: 0 });
    const dot = CODE_SIZE / size;
    for (const [row, dots] of data.entries())
      for (const { from, length } of darkRuns(dots))
        document.rect(SHEET.left + from * dot, y + row * dot, length * dot, dot);
    document.fill(INKS.ink);
  });
  const { y: bottom } = sheet;
  sheet.moveTo(top);
  sheet.print(part, 'P', sheet.lay(say(pdfMessages, locale, 'seal-words'), 'body', BESIDE));
  sheet.space(4);
  sheet.link(part, page, 'note', BESIDE);
  sheet.moveTo(Math.max(bottom, sheet.y));
}

/** Dark dots that lie side by side, as one: a third of the shapes to draw. */
function darkRuns(dots: readonly boolean[]): readonly { readonly from: number; readonly length: number }[] {
  const row = dots.map((isDark) => (isDark ? '#' : ' ')).join('');
  return [...row.matchAll(/#+/g)].map(({ index: from, 0: { length } }) => ({ from, length }));
}
