import {
  drawnSize,
  phraseIn,
  phrasesJoined,
  ringsOf,
  spotOf,
  STORM_DISTANCES,
  type StormAround,
  stormAroundText,
  type StormsAround,
  type Surroundings,
  timeAxis,
} from '@ridgeline/core/reports';
import { type Locale, say } from '@ridgeline/core/shared';
import type { PdfStorms, PdfTable, PdfWords } from '../../ports/pdf-content.ts';
import { wordsOf } from './fact-line.ts';
import { pdfMessages } from './pdf.messages.ts';

/** A map and a chart of all reports of a record that are told one by one. */
export function aroundPicture(
  around: StormsAround,
  record: string,
  ground: Surroundings | null,
  locale: Locale,
): PdfStorms {
  const { rows, timeZone, aroundMiles } = around;
  const withinMiles =
    STORM_DISTANCES.find((miles) => rows.every((row) => Number(row.miles) <= miles)) ?? aroundMiles;
  const { from, to, marks } = timeAxis(rows, timeZone, locale);
  const onAxis = (at: number) => rounded((at - from) / (to - from));
  return {
    is: 'storms',
    says: say(pdfMessages, locale, 'storms-drawn', { count: rows.length, miles: withinMiles, record }),
    note: say(pdfMessages, locale, 'storms-note'),
    withinMiles,
    rings: ringsOf(withinMiles).map((miles) => ({
      miles,
      label: say(pdfMessages, locale, 'miles', { miles }),
    })),
    ground,
    here: say(pdfMessages, locale, 'here'),
    north: say(pdfMessages, locale, 'north'),
    times: marks.map(({ at, text }) => ({ label: text, at: onAxis(at) })),
    marks: rows.map((row, index) => {
      const { east, north } = spotOf(row);
      const place = { east: rounded(east), north: rounded(north), miles: Number(row.miles) };
      return { label: String(index + 1), ...place, at: onAxis(Date.parse(row.at)), size: drawnSize(row) };
    }),
  };
}

/** The same numbers as the marks of the picture. Without the places where no row names one. */
export function aroundTable(around: StormsAround, locale: Locale): PdfTable {
  const isPlaced = around.rows.some(({ location, comment }) => location !== null || comment !== null);
  const columns = (
    [
      ['storm-mark', 6],
      ['storm-distance', 12],
      ['storm-size', 17],
      ['storm-at', isPlaced ? 19 : 36],
      ['storm-place', 24],
      ['storm-line', isPlaced ? 22 : 48],
    ] as const
  )
    .filter(([word]) => isPlaced || word !== 'storm-place')
    .map(([word, share]) => ({ title: say(pdfMessages, locale, word), share }));
  const rows = around.rows.map((row, index) => {
    const { at, size, direction } = stormAroundText(row, around, locale);
    const distance = `${say(pdfMessages, locale, 'miles', { miles: row.miles })} ${direction}`;
    const place = isPlaced ? [placeText(row, locale)] : [];
    return [String(index + 1), distance, size, at, ...place, row.rowId];
  });
  return { is: 'table', columns, rows };
}

/** The place as the file names it, and what it says in English. */
function placeText({ location, comment }: StormAround, locale: Locale): PdfWords {
  const parts = [
    ...(location === null ? [] : [{ text: location }]),
    ...(comment === null ? [] : [phraseIn(locale, comment, undefined)]),
  ];
  return wordsOf(
    phrasesJoined(
      parts.map((part) => [part]),
      '. ',
    ),
  );
}

/** The same bytes wherever they are computed. */
function rounded(length: number): number {
  return Math.round(length * 1_000) / 1_000;
}
