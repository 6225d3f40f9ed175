import type { PdfChart, PdfLine, PdfPart, PdfTable } from '../../ports/pdf-content.ts';
import { INKS, type PdfBox, type PdfSheet, type PdfTag, SHEET } from './pdf-sheet.ts';

const GAP = 12;
const NAME: PdfBox = { x: SHEET.left, width: 150 };
const ANSWER: PdfBox = { x: NAME.x + NAME.width + GAP, width: SHEET.width - NAME.width - GAP };
const CELL_GAP = 8;
const CHART = { bars: 74, words: 13, gap: 6 } as const;
const CHART_HEIGHT = CHART.bars + 2 * CHART.words + 2 * CHART.gap;

export function printPart(sheet: PdfSheet, { title, blocks }: PdfPart, saysNothing: string): void {
  const part = sheet.part(title);
  if (blocks.length === 0) sheet.text(part, 'P', saysNothing, 'label');
  let list: PdfTag | null = null;
  for (const [index, block] of blocks.entries()) {
    const chart = blocks[index + 1]?.is === 'chart' ? CHART_HEIGHT : 0;
    if (block.is === 'line') printLine(sheet, (list ??= sheet.child(part, 'L')), block, chart);
    else {
      list = null;
      if (block.is === 'table') printTable(sheet, part, block);
      else printChart(sheet, part, block);
    }
  }
}

/** The name on the left; the answer, its source and the other rows on the right. `below` is the height of its chart. */
function printLine(
  sheet: PdfSheet,
  list: PdfTag,
  { name, value, source, beside }: PdfLine,
  below: number,
): void {
  const notes = [...(source === null ? [] : [source]), ...beside];
  sheet.keepTogether(
    sheet.heightOf(value, 'body', ANSWER) +
      notes.reduce((height, note) => height + sheet.heightOf(note, 'note', ANSWER), GAP + below),
  );
  sheet.rule();
  sheet.space(4);
  const { y: top, page } = sheet;
  const item = sheet.child(list, 'LI');
  sheet.text(item, 'Lbl', name, 'label', NAME);
  const nameEnd = sheet.y;
  sheet.moveTo(top);
  const answer = sheet.child(item, 'LBody');
  sheet.text(answer, 'P', value, 'body', ANSWER);
  for (const note of notes) sheet.text(answer, 'P', note, 'note', ANSWER);
  if (sheet.page === page) sheet.moveTo(Math.max(sheet.y, nameEnd));
  sheet.space(4);
}

/** The head is repeated on each page. */
function printTable(sheet: PdfSheet, part: PdfTag, { columns, rows }: PdfTable): void {
  const table = sheet.child(part, 'Table');
  const boxes = boxesOf(columns.map(({ share }) => share));
  const head = columns.map(({ title }) => title);
  sheet.keepTogether(heightOfRow(sheet, head, boxes, true) + 40);
  printRow(sheet, table, head, boxes, true);
  for (const row of rows) {
    if (sheet.keepTogether(heightOfRow(sheet, row, boxes, false))) printRow(sheet, table, head, boxes, true);
    printRow(sheet, table, row, boxes, false);
  }
  sheet.space(6);
}

function printRow(
  sheet: PdfSheet,
  table: PdfTag,
  cells: readonly string[],
  boxes: readonly PdfBox[],
  isHead: boolean,
): void {
  sheet.rule();
  sheet.space(3);
  const top = sheet.y;
  const bottom = top + heightOfRow(sheet, cells, boxes, isHead);
  const row = sheet.child(table, 'TR');
  for (const [index, box] of boxes.entries()) {
    const isTitle = isHead || index === 0;
    const scope = isHead ? 'Column' : 'Row';
    const cell = sheet.child(row, isTitle ? 'TH' : 'TD', isTitle ? { scope } : {});
    sheet.moveTo(top);
    sheet.text(cell, 'P', cells[index] ?? '', isTitle ? 'strong' : 'note', box);
  }
  sheet.moveTo(bottom);
}

function heightOfRow(
  sheet: PdfSheet,
  cells: readonly string[],
  boxes: readonly PdfBox[],
  isHead: boolean,
): number {
  const heights = boxes.map((box, index) =>
    sheet.heightOf(cells[index] ?? '', isHead || index === 0 ? 'strong' : 'note', box),
  );
  return Math.max(...heights) + 4;
}

function boxesOf(shares: readonly number[]): readonly PdfBox[] {
  const room = SHEET.width - CELL_GAP * (shares.length - 1);
  const total = shares.reduce((sum, share) => sum + share, 0);
  let { left: x } = SHEET;
  return shares.map((share) => {
    const box = { x, width: (room * share) / total };
    x += box.width + CELL_GAP;
    return box;
  });
}

/** A bar for each distance, with its count above it and its distance below. */
function printChart(sheet: PdfSheet, part: PdfTag, { says, bars }: PdfChart): void {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const step = ANSWER.width / bars.length;
  sheet.space(CHART.gap);
  sheet.figure(part, says, CHART.bars + 2 * CHART.words, (document, top) => {
    const floor = top + CHART.words + CHART.bars;
    const within = { width: step, align: 'center', lineBreak: true } as const;
    for (const [index, { label, count }] of bars.entries()) {
      const height = (CHART.bars * count) / most;
      const left = ANSWER.x + index * step;
      document.rect(left + step * 0.2, floor - height, step * 0.6, height).fill(INKS.bar);
      document.font('regular').fontSize(8).fillColor(INKS.ink);
      document.text(String(count), left, floor - height - CHART.words + 1, within);
      document.fillColor(INKS.soft).text(label, left, floor + 2, within);
    }
    document.moveTo(ANSWER.x, floor).lineTo(SHEET.right, floor).lineWidth(0.5).stroke(INKS.soft);
  });
  sheet.space(CHART.gap);
}
