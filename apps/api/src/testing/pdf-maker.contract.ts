import { PDF_KINDS, type PdfKind } from '@ridgeline/core/reports';
import { describe, expect, it, vi } from 'vitest';
import type { PdfMaker, PdfSubject } from '../ports/pdf-maker.port.ts';
import { aReport } from './report.builder.ts';

const report = aReport();
const whole: PdfSubject = {
  kind: 'whole',
  locale: 'en',
  report,
  publicAddress: 'https://ridgeline.example.com',
  asked: {},
};

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
