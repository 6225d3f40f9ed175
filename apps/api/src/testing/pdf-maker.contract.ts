import type { Report } from '@ridgeline/contract';
import { PDF_KINDS, type PdfKind } from '@ridgeline/core/reports';
import { describe, expect, it, vi } from 'vitest';
import type { PdfMaker, PdfSubject } from '../ports/pdf-maker.port.ts';

const report: Report = {
  reportNumber: '100042',
  _version: 2,
  address: '1437 Bannock St, Denver, CO 80202',
  propertyType: 'residential',
  roofType: 'steep-slope',
  archived: false,
  claim_number: null,
  job_number: 'J-1',
  project_date: null,
  createdAt: '2026-03-04T15:20:00.000Z',
  municipality: { name: 'Cañon City', website: null, phone: null, email: null },
  facts: [
    {
      section: 'code-detail',
      name: 'ice-barrier',
      is: 'known',
      confidence: 'likely',
      value: { kind: 'yes-no', answer: false },
      condition: null,
      source: { name: 'City of Denver', url: null, edition: '2022', date: '2026-01-05', read: null },
      rowId: null,
      level: 'place',
      others: [],
    },
  ],
};
const whole: PdfSubject = { kind: 'whole', report, asked: {} };

/** What every `PdfMaker` promises. */
export function pdfMakerContract(name: string, make: () => PdfMaker): void {
  describe(`${name} keeps the promises of PdfMaker`, () => {
    it.each(Object.keys(PDF_KINDS) as PdfKind[])('RPT-7 makes one whole PDF of %s', async (kind) => {
      const text = latin1(await make().make({ ...whole, kind }));
      expect(text).toMatch(/^%PDF-1\.\d/);
      expect(text.trimEnd()).toMatch(/%%EOF$/);
    });

    it('RPT-7 makes the same bytes of the same subject: by another maker, at another time, at once', async () => {
      const maker = make();
      const first = latin1(await maker.make(whole));
      const again = await Promise.all([
        maker.make(structuredClone(whole)),
        maker.make({ ...whole, kind: 'permit_calculator' }),
        maker.make(whole),
      ]);
      expect([latin1(again[0]), latin1(again[2])]).toEqual([first, first]);
      expect(latin1(again[1])).not.toBe(first);
      vi.useFakeTimers({ now: Date.UTC(2031, 0, 2), toFake: ['Date'] });
      try {
        expect(latin1(await make().make(whole))).toBe(first);
      } finally {
        vi.useRealTimers();
      }
    });

    it('RPT-7 makes other bytes of another subject', async () => {
      const maker = make();
      const made = await Promise.all(
        [
          whole,
          { ...whole, asked: { permitDetails: { roof_size: 24 } } },
          { ...whole, report: { ...report, address: '200 E Colfax Ave, Denver, CO 80203' } },
          { ...whole, report: { ...report, createdAt: '2026-03-05T15:20:00.000Z' } },
          { ...whole, report: { ...report, facts: [] } },
        ].map(async (subject) => latin1(await maker.make(subject))),
      );
      expect(new Set(made).size).toBe(made.length);
    });

    it('RPT-7 leaves the subject as it was', async () => {
      const subject = structuredClone(whole);
      await make().make(subject);
      expect(subject).toEqual(whole);
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
