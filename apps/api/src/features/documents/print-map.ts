import type { PdfMap } from '../../ports/pdf-content.ts';
import { MAP_INKS } from '../places/locator-svg.ts';
import type { PdfBox, PdfSheet, PdfTag } from './pdf-sheet.ts';

const GAP = 6;
const NAME = { size: 8, room: 100 } as const;

export function heightOfMap({ width, height }: PdfMap, box: PdfBox): number {
  return (height * box.width) / width + 2 * GAP;
}

/** The map as lines and areas, which stay sharp at any size, and names that can be found. */
export function printMap(sheet: PdfSheet, part: PdfTag, map: PdfMap, box: PdfBox): void {
  const scale = box.width / map.width;
  sheet.space(GAP);
  sheet.figure(part, map.says, map.height * scale, (document, top) => {
    document.save().translate(box.x, top).scale(scale).lineWidth(0.7);
    for (const path of map.around) document.path(path).fillAndStroke(MAP_INKS.around, MAP_INKS.line);
    document.path(map.here).fillAndStroke(MAP_INKS.here, MAP_INKS.line);
    if (map.borders !== '') document.path(map.borders).lineWidth(1.6).stroke(MAP_INKS.border);
    document.circle(map.point.x, map.point.y, 5).lineWidth(1.5).fillAndStroke(MAP_INKS.point, '#ffffff');
    document.restore();
    document.font('regular').fontSize(NAME.size).fillColor(MAP_INKS.name);
    for (const { text, x, y } of map.names) {
      const left = box.x + x * scale - NAME.room / 2;
      document.text(text, left, top + y * scale - NAME.size, {
        width: NAME.room,
        align: 'center',
        lineBreak: true,
      });
    }
  });
  sheet.space(GAP);
}
