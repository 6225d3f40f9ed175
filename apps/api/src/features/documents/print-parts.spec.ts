import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { PdfBlock } from '../../ports/pdf-content.ts';
import { barrierReport as report, none, paperOf } from '../../testing/paper.builder.ts';
import { pdfContent } from './pdf-content.ts';
import { PdfkitMaker } from './pdfkit-maker.ts';

describe('the seal', () => {
  const line = { is: 'line', name: 'Wind', value: 'Six nails', source: null, beside: [] } as const;
  const note = { is: 'note', text: 'Nothing is known of this.' } as const;
  const lines = (times: number) => Array.from({ length: times }, () => line);

  it.each<[string, (times: number) => readonly PdfBlock[]]>([
    ['lines', lines],
    ['a note', (times) => [...lines(times), note]],
    [
      'a table',
      (times) => [
        {
          is: 'table',
          columns: [{ title: 'Nails', share: 1 }],
          rows: Array.from({ length: times }, () => ['Six']),
        },
      ],
    ],
  ])('D RPT-7.2 is not alone on a page after %s', async (_, fill) => {
    const maker = new PdfkitMaker();
    const content = pdfContent({ kind: 'iws', locale: 'en', report, asked: {}, ...none });
    const paperWith = (times: number) =>
      paperOf({ ...content, parts: [{ title: 'ROOF', isPublic: false, blocks: fill(times) }] });
    let times = 1;
    while ((await maker.pages(paperWith(times))) === 1) times += 1;
    expect(firstTagOfLastPage(await maker.make(paperWith(times)))).not.toBe('H2');
  });
});

/** The heading of a seal that is alone is the first that its page has. */
function firstTagOfLastPage(file: Uint8Array): string | undefined {
  const bytes = Buffer.from(file);
  const streams = [...bytes.toString('latin1').matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)].flatMap(
    ([, deflated = '']) => {
      try {
        return [inflateSync(Buffer.from(deflated, 'latin1')).toString('latin1')];
      } catch {
        return [];
      }
    },
  );
  const last = streams.findLast((page) => page.includes('BDC')) ?? '';
  return [...last.matchAll(/\/(\w+) <<[^]*?BDC/g)].map(([, tag]) => tag).find((tag) => tag !== 'Artifact');
}

describe('lines of one name', () => {
  it('D RPT-7.3 have it once, and again at the top of a page', async () => {
    const line = { is: 'line', name: 'Installation', value: 'Six nails', source: null, beside: [] } as const;
    const labels = async (times: number) => {
      const blocks = [...Array.from({ length: times }, () => line), { ...line, name: 'Wind' }];
      const content = pdfContent({ kind: 'iws', locale: 'en', report, asked: {}, ...none });
      const parts = [{ title: 'ROOF', isPublic: false, blocks }];
      const file = Buffer.from(await new PdfkitMaker().make(paperOf({ ...content, parts }))).toString(
        'latin1',
      );
      const pages = file.match(/\/Type \/Page\b/g)?.length ?? 0;
      return { labels: file.match(/\/S \/Lbl\b/g)?.length, items: file.match(/\/S \/LI\b/g)?.length, pages };
    };
    expect(await labels(4)).toEqual({ labels: 2, items: 5, pages: 1 });
    const { labels: many, pages } = await labels(60);
    expect([pages > 1, many]).toEqual([true, pages + 1]);
  });
});
