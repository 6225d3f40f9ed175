import { sharedLabels } from '@ridgeline/core/reports';
import type { PdfStorms } from '../../ports/pdf-content.ts';
import { MAP_INKS } from '../places/locator-svg.ts';
import { INKS, SHEET, type PdfSheet, type PdfTag } from './pdf-sheet.ts';

const GAP = 8;
/** Map and chart stand side by side. */
const SIDE = (SHEET.width - 3 * GAP) / 2;
const CAPTION = 12;
const AXIS = { left: 34, floor: 26, top: 12, right: 10 } as const;
const RADIUS = { least: 2.5, most: 7.5 } as const;
/** Numbers of more marks would cover each other. */
const MOST_NUMBERED = 25;
/** Marks so close to each other share a label: about the height of one. */
const CLOSE = 7;

export const STORMS_HEIGHT = SIDE + CAPTION + 2 * GAP;

type Spot = { readonly x: number; readonly y: number };

/** The map on the left, the chart of time and distance on the right. */
export function printStorms(sheet: PdfSheet, part: PdfTag, storms: PdfStorms): void {
  sheet.space(GAP);
  sheet.figure(part, storms.says, SIDE, (document, top) => {
    printMap(document, storms, { x: SHEET.left, y: top });
    printChart(document, storms, { x: SHEET.right - SIDE, y: top });
  });
  sheet.space(GAP / 2);
  sheet.text(part, 'P', storms.note, 'note');
  sheet.space(GAP);
}

function printMap(
  document: PDFKit.PDFDocument,
  { ground, rings, withinMiles, north, marks }: PdfStorms,
  at: Spot,
) {
  const middle = { x: at.x + SIDE / 2, y: at.y + SIDE / 2 };
  const perMile = (SIDE / 2 - 12) / withinMiles;
  document.save().rect(at.x, at.y, SIDE, SIDE).clip();
  document.rect(at.x, at.y, SIDE, SIDE).fill(MAP_INKS.around);
  if (ground !== null) {
    const scale = (perMile * ground.miles * 2) / ground.size;
    const half = ground.size / 2;
    document.save().translate(middle.x, middle.y).scale(scale).translate(-half, -half);
    if (ground.counties !== '')
      document
        .path(ground.counties)
        .lineWidth(0.5 / scale)
        .stroke(MAP_INKS.line);
    if (ground.states !== '')
      document
        .path(ground.states)
        .lineWidth(1.2 / scale)
        .stroke(MAP_INKS.border);
    document.restore();
    for (const { text, x, y } of ground.names) {
      const place = { x: middle.x + (x - half) * scale, y: middle.y + (y - half) * scale };
      const isIn =
        Math.abs(place.x - middle.x) < SIDE / 2 - 20 && Math.abs(place.y - middle.y) < SIDE / 2 - 8;
      if (isIn) word(document, text, place, MAP_INKS.name);
    }
  }
  for (const { miles, label } of rings) {
    document
      .circle(middle.x, middle.y, miles * perMile)
      .lineWidth(0.5)
      .dash(1.5, { space: 2 })
      .stroke(INKS.soft);
    document.undash();
    word(document, label, { x: middle.x, y: middle.y + miles * perMile - 6 }, INKS.soft);
  }
  word(document, north, { x: middle.x, y: at.y + 6 }, INKS.soft);
  document.moveTo(middle.x - 4, middle.y).lineTo(middle.x + 4, middle.y);
  document.moveTo(middle.x, middle.y - 4).lineTo(middle.x, middle.y + 4);
  document.lineWidth(1.5).stroke(MAP_INKS.point);
  printMarks(document, marks, (mark) => ({
    x: middle.x + mark.east * perMile,
    y: middle.y - mark.north * perMile,
  }));
  document.restore();
}

function printChart(
  document: PDFKit.PDFDocument,
  { rings, withinMiles, here, times, marks }: PdfStorms,
  at: Spot,
) {
  const [left, right] = [at.x + AXIS.left, at.x + SIDE - AXIS.right];
  const [top, floor] = [at.y + AXIS.top, at.y + SIDE - AXIS.floor];
  const xOf = (share: number) => left + share * (right - left);
  const yOf = (miles: number) => floor - (miles / withinMiles) * (floor - top);
  for (const { miles, label } of rings) {
    document
      .moveTo(left, yOf(miles))
      .lineTo(right, yOf(miles))
      .lineWidth(0.5)
      .dash(1.5, { space: 2 })
      .stroke(INKS.rule);
    document.undash();
    word(document, label, { x: at.x + AXIS.left / 2, y: yOf(miles) }, INKS.soft);
  }
  document.moveTo(left, floor).lineTo(right, floor).lineWidth(0.75).stroke(INKS.soft);
  word(document, here, { x: at.x + AXIS.left / 2, y: floor }, INKS.soft);
  for (const { label, at: share } of times) {
    document
      .moveTo(xOf(share), floor)
      .lineTo(xOf(share), floor + 3)
      .stroke(INKS.soft);
    word(document, label, { x: xOf(share), y: floor + 11 }, INKS.soft);
  }
  printMarks(document, marks, (mark) => ({ x: xOf(mark.at), y: yOf(mark.miles) }));
}

type Mark = PdfStorms['marks'][number];

/** Larger ones first, so that none hides a smaller one; without a size or speed a ring. Those at one place share a label. */
function printMarks(
  document: PDFKit.PDFDocument,
  marks: readonly Mark[],
  spotOf: (mark: Mark) => Spot,
): void {
  const placed = marks.map((mark) => ({ mark, ...spotOf(mark), radius: radiusOf(mark) }));
  for (const { mark, x, y, radius } of placed.toSorted((one, other) => other.radius - one.radius)) {
    document.circle(x, y, radius).lineWidth(0.75);
    if (mark.size === null) document.fillAndStroke('#ffffff', INKS.ink);
    else document.fillAndStroke(INKS.bar, '#ffffff');
  }
  if (marks.length > MOST_NUMBERED) return;
  // After the marks, which would cover them.
  for (const [index, label] of sharedLabels(placed, CLOSE)) {
    const { x = 0, y = 0, radius = 0 } = placed[index] ?? {};
    const width = document.font('regular').fontSize(WORD.size).widthOfString(label);
    word(document, label, { x: x + radius + 2 + width / 2, y }, INKS.ink);
  }
}

function radiusOf({ size }: Mark): number {
  return RADIUS.least + (RADIUS.most - RADIUS.least) * (size ?? 0);
}

const WORD = { size: 7, room: 80 } as const;

function word(document: PDFKit.PDFDocument, text: string, { x, y }: Spot, ink: string): void {
  document.font('regular').fontSize(WORD.size).fillColor(ink);
  document.text(text, x - WORD.room / 2, y - WORD.size / 2 - 1, {
    width: WORD.room,
    align: 'center',
    lineBreak: true,
  });
}
