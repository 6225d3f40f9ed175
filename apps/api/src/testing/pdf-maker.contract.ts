import { describe, expect, it, vi } from 'vitest';
import type { PdfContent } from '../ports/pdf-content.ts';
import type { PdfMaker, PdfPaper } from '../ports/pdf-maker.port.ts';

const line = { is: 'line', name: 'Wind speed', value: '115 mph', source: null, beside: [] } as const;
const content: PdfContent = {
  title: 'Report 100042',
  address: '1437 Bannock St, Denver, CO 80202',
  intro: null,
  asOf: '2026-03-04T15:20:00.000Z',
  locale: 'en',
  parts: [
    { title: 'DESIGN CRITERIA', isPublic: true, blocks: [line] },
    {
      title: 'HAIL STORM HISTORY',
      isPublic: false,
      blocks: [
        { is: 'table', columns: [{ title: 'Report', share: 1 }], rows: [['Latest hail report']] },
        line,
        { is: 'chart', says: '3 reports within 1 mi', bars: [{ label: '1 mi', count: 3 }] },
        {
          is: 'storms',
          says: '1 report within 5 miles',
          note: 'Distance and direction are to scale.',
          withinMiles: 5,
          rings: [{ miles: 5, label: '5 mi' }],
          ground: { miles: 60, size: 1_200, counties: 'M0 0L1200 1200', states: '', names: [] },
          here: 'Here',
          north: 'N',
          times: [{ label: '6:45 PM', at: 0.5 }],
          marks: [{ label: '1', east: 3, north: 4, miles: 5, at: 0.5, size: null }],
        },
      ],
    },
    { title: 'ROOF', isPublic: false, blocks: [{ is: 'note', text: 'Nothing is known of this.' }] },
    { title: 'WASTE', isPublic: false, blocks: [{ is: 'heading', title: 'Waste 1' }, line] },
  ],
};
const paper: PdfPaper = {
  content,
  seal: 'a'.repeat(64),
  links: {
    report: 'https://ridgeline.example.com/report/100042',
    check: `https://ridgeline.example.com/paper/${'a'.repeat(64)}`,
  },
};

/** What every `PdfMaker` promises. */
export function pdfMakerContract(name: string, make: () => PdfMaker): void {
  describe(`${name} keeps the promises of PdfMaker`, () => {
    it.each([
      ['all kinds of blocks', content],
      ['no part', { ...content, parts: [] }],
      ['another language', { ...content, locale: 'es' } as const],
    ])('RPT-7 makes one whole PDF of %s', async (_, content) => {
      const text = latin1(await make().make({ ...paper, content }));
      expect(text).toMatch(/^%PDF-1\.\d/);
      expect(text.trimEnd()).toMatch(/%%EOF$/);
    });

    it('RPT-7 makes the same bytes of the same paper: by another maker, at another time, at once', async () => {
      const maker = make();
      const first = latin1(await maker.make(paper));
      const again = await Promise.all([
        maker.make(structuredClone(paper)),
        maker.make({ ...paper, content: { ...content, title: 'Another' } }),
        maker.make(paper),
      ]);
      expect([latin1(again[0]), latin1(again[2])]).toEqual([first, first]);
      expect(latin1(again[1])).not.toBe(first);
      vi.useFakeTimers({ now: Date.UTC(2031, 0, 2), toFake: ['Date'] });
      try {
        expect(latin1(await make().make(paper))).toBe(first);
      } finally {
        vi.useRealTimers();
      }
    });

    it('RPT-7 makes other bytes of another paper', async () => {
      const maker = make();
      const made = await Promise.all(
        [
          paper,
          { ...paper, seal: 'b'.repeat(64) },
          { ...paper, links: { ...paper.links, report: 'https://ridgeline.example.com/report/100043' } },
          ...[
            { intro: 'For the insurance carrier.' },
            { address: '200 E Colfax Ave, Denver, CO 80203' },
            { asOf: '2026-03-05T15:20:00.000Z' },
            { parts: content.parts.slice(1) },
          ].map((change) => ({ ...paper, content: { ...content, ...change } })),
        ].map(async (paper) => latin1(await maker.make(paper))),
      );
      expect(new Set(made).size).toBe(made.length);
    });

    it('RPT-7 D RPT-7.1 tells how many pages a paper has, before it is made', async () => {
      const maker = make();
      for (const times of [1, 20, 60]) {
        const [part] = content.parts;
        const blocks = Array.from({ length: times }, () => line);
        const long = { ...paper, content: { ...content, parts: part ? [{ ...part, blocks }] : [] } };
        const made = latin1(await maker.make(long));
        expect(await maker.pages(long)).toBe(made.match(/\/Type \/Page\b/g)?.length);
      }
    });

    it('RPT-7 leaves the paper as it was', async () => {
      const given = structuredClone(paper);
      await make().make(given);
      expect(given).toEqual(paper);
    });

    it('RPT-7 has one name for how it sets PDFs', () => {
      expect(make().template).toMatch(/^[a-z0-9-]+$/);
      expect(make().template).toBe(make().template);
    });
  });
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}
