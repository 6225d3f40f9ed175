import type { PdfBlock, PdfChart, PdfLine, PdfPart, PdfTable, PdfWords } from '../../ports/pdf-content.ts';
import { printStorms, STORMS_HEIGHT } from './print-storms.ts';
import { heightOfMap, printMap } from './print-map.ts';
import { INKS, type PdfBox, type PdfSheet, type PdfTag, type PdfText, SHEET } from './pdf-sheet.ts';

const GAP = 12;
const NAME: PdfBox = { x: SHEET.left, width: 150 };
const ANSWER: PdfBox = { x: NAME.x + NAME.width + GAP, width: SHEET.width - NAME.width - GAP };
const CELL_GAP = 8;
const TABLE_END = 6;
const ROW = { above: 3, below: 4 } as const;
const CHART = { bars: 74, words: 13, gap: 6 } as const;
const CHART_HEIGHT = CHART.bars + 2 * CHART.words + 2 * CHART.gap;
/** A table begins with its head and a row. */
const ROOM = { heading: 32, note: 20, table: 60, chart: CHART_HEIGHT, storms: STORMS_HEIGHT } as const;

type Printing = {
  readonly pause: () => Promise<unknown>;
  /** What has to follow its end on the same page. */
  readonly after: number;
};

/** Pauses before each heading, since what is below it is a page or two. */
export async function printPart(
  sheet: PdfSheet,
  { title, blocks }: PdfPart,
  { pause, after }: Printing,
): Promise<void> {
  await pause();
  const laid = blocks.map((block) => (block.is === 'line' ? laidLine(sheet, block) : block));
  const rooms = roomsOf(laid, after);
  const part = sheet.part(title, rooms[0]);
  let list: PdfTag | null = null;
  for (const [index, block] of laid.entries()) {
    if (block.is === 'line') {
      const isOnNewPage = sheet.keepTogether(rooms[index] ?? 0);
      const above = laid[index - 1];
      const goesOn = !isOnNewPage && above?.is === 'line' && above.called === block.called;
      printLine(sheet, (list ??= sheet.child(part, 'L')), block, goesOn);
    } else {
      list = null;
      if (block.is === 'heading') await pause();
      const isLast = index === laid.length - 1;
      if (isLast && block.is !== 'table') sheet.keepTogether(rooms[index] ?? 0);
      printAcross(sheet, part, block, { below: rooms[index + 1], after: isLast ? after : 0 });
    }
  }
}

/** A line in its texts: the name on the left; the answer, its source and the other rows on the right. */
type LaidLine = {
  readonly is: 'line';
  readonly called: string;
  readonly name: PdfText;
  readonly said: readonly PdfText[];
  readonly height: number;
};
type LaidBlock = LaidLine | Exclude<PdfBlock, PdfLine>;

function laidLine(sheet: PdfSheet, { name, value, source, beside }: PdfLine): LaidLine {
  const notes = source === null ? beside : [source, ...beside];
  const label = sheet.lay(name, 'label', NAME);
  const said = [sheet.lay(value, 'body', ANSWER), ...notes.map((note) => sheet.lay(note, 'note', ANSWER))];
  const height = said.reduce((sum, text) => sum + text.height, 0);
  return { is: 'line', called: name, name: label, said, height: Math.max(height, label.height) + GAP };
}

/** What each block needs on the page where it begins: all of a line with its chart, a heading with what it is a heading of. */
function roomsOf(blocks: readonly LaidBlock[], after: number): readonly number[] {
  const rooms: number[] = [];
  for (const [index, block] of [...blocks.entries()].toReversed()) {
    const below = blocks[index + 1]?.is;
    if (block.is === 'line') rooms[index] = block.height + (below === 'chart' ? CHART_HEIGHT : 0);
    else if (block.is === 'map') rooms[index] = heightOfMap(block, ANSWER);
    else rooms[index] = ROOM[block.is] + (block.is === 'heading' ? (rooms[index + 1] ?? 0) : 0);
    if (below === undefined) rooms[index] += after;
  }
  return rooms;
}

/** Over the whole width. */
function printAcross(
  sheet: PdfSheet,
  part: PdfTag,
  block: Exclude<PdfBlock, PdfLine>,
  { below, after }: { readonly below: number | undefined; readonly after: number },
): void {
  switch (block.is) {
    case 'heading':
      return sheet.heading(part, block.title, below);
    case 'note':
      return sheet.text(part, 'P', block.text, 'label');
    case 'table':
      return printTable(sheet, part, block, after);
    case 'chart':
      return printChart(sheet, part, block);
    case 'storms':
      return printStorms(sheet, part, block);
    case 'map':
      return printMap(sheet, part, block, ANSWER);
  }
}

/** One that goes on with what the line above it is called has no name of its own. */
function printLine(sheet: PdfSheet, list: PdfTag, { name, said }: LaidLine, goesOn: boolean): void {
  sheet.rule(goesOn ? ANSWER : undefined);
  sheet.space(4);
  const { y: top, page } = sheet;
  const item = sheet.child(list, 'LI');
  if (!goesOn) sheet.print(item, 'Lbl', name);
  const nameEnd = sheet.y;
  sheet.moveTo(top);
  const answer = sheet.child(item, 'LBody');
  for (const text of said) sheet.print(answer, 'P', text);
  if (sheet.page === page) sheet.moveTo(Math.max(sheet.y, nameEnd));
  sheet.space(4);
}

/** The head is repeated on each page. The last row is on one page with what has to follow. */
function printTable(sheet: PdfSheet, part: PdfTag, { columns, rows }: PdfTable, after: number): void {
  const table = sheet.child(part, 'Table');
  const boxes = boxesOf(columns.map(({ share }) => share));
  const head = laidRow(
    sheet,
    columns.map(({ title }) => title),
    boxes,
    true,
  );
  sheet.keepTogether(head.height + 40);
  printRow(sheet, table, head);
  const below = after > 0 ? after + TABLE_END : 0;
  for (const [index, cells] of rows.entries()) {
    const row = laidRow(sheet, cells, boxes, false);
    const room = index === rows.length - 1 ? row.height + below : row.height;
    if (sheet.keepTogether(room)) printRow(sheet, table, head);
    printRow(sheet, table, row);
  }
  sheet.space(TABLE_END);
}

type LaidRow = { readonly isHead: boolean; readonly cells: readonly PdfText[]; readonly height: number };

/** The first cell is the title of its row. */
function laidRow(
  sheet: PdfSheet,
  words: readonly PdfWords[],
  boxes: readonly PdfBox[],
  isHead: boolean,
): LaidRow {
  const cells = boxes.map((box, index) =>
    sheet.lay(words[index] ?? '', isHead || index === 0 ? 'strong' : 'note', box),
  );
  return { isHead, cells, height: ROW.above + Math.max(...cells.map(({ height }) => height)) + ROW.below };
}

function printRow(sheet: PdfSheet, table: PdfTag, { isHead, cells, height }: LaidRow): void {
  const { y: begin } = sheet;
  sheet.rule();
  sheet.space(ROW.above);
  const { y: top } = sheet;
  const row = sheet.child(table, 'TR');
  for (const [index, cell] of cells.entries()) {
    sheet.moveTo(top);
    if (isHead) sheet.print(row, 'TH', cell, { scope: 'Column' });
    else if (index === 0) sheet.print(row, 'TH', cell, { scope: 'Row' });
    else sheet.print(row, 'TD', cell);
  }
  sheet.moveTo(begin + height);
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
