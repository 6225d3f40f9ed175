import { expect, it } from 'vitest';
import type { PdfContent } from '../../ports/pdf-content.ts';
import { locatorMap } from '../places/locator-map.ts';
import { mapBlock } from './map-block.ts';
import { PdfkitMaker } from './pdfkit-maker.ts';

const page = 'https://ridgeline.example.com';
const print = async (content: PdfContent) => {
  const links = { report: `${page}/report/100042`, check: `${page}/paper/1` };
  return Buffer.from(await new PdfkitMaker().make({ content, seal: '1'.repeat(64), links }));
};

it('RPT-6 a map is printed as a figure with its words, the same bytes each time, on one page with nothing torn', async () => {
  const map = await locatorMap({ latitude: 39.7392, longitude: -104.9903 });
  if (!map) throw new Error('There is no map.');
  const block = mapBlock({ ...map, precision: 'zip-center' }, 'es');
  expect(block).toMatchObject({ is: 'map', says: expect.stringContaining('Mapa de Denver County, CO,') });
  expect(block.says).toContain('El punto es el centro del código postal; la dirección misma no se ubicó.');
  expect(mapBlock({ ...map, precision: 'street' }, 'en').says).toContain(
    'along the street, by the house number',
  );

  const note = { is: 'note', text: 'Nothing else.' } as const;
  const content = (blocks: PdfContent['parts'][number]['blocks']): PdfContent => ({
    title: 'Report 100042',
    address: '1437 Bannock St, Denver, CO 80202',
    intro: null,
    asOf: '2026-03-04T15:20:00.000Z',
    locale: 'es',
    parts: [{ title: 'PROPIEDAD', isPublic: false, blocks }],
  });
  const pagesOf = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\b/g)?.length;
  const [plain, printed] = [await print(content([note])), await print(content([block, note]))];
  expect(printed.equals(await print(content([block, note])))).toBe(true);
  expect(printed.toString('latin1').match(/\/S \/Figure/g)).toHaveLength(
    (plain.toString('latin1').match(/\/S \/Figure/g)?.length ?? 0) + 1,
  );
  expect([pagesOf(plain), pagesOf(printed)]).toEqual([1, 1]);
  // Four maps do not fit on a page: the fourth begins the next one.
  expect(pagesOf(await print(content([block, block, block, block])))).toBe(2);
});
