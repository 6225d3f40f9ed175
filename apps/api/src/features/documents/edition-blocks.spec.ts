import type { ReportFact } from '@ridgeline/contract';
import { calculateIceAndWaterShield, parseIceAndWaterShield } from '@ridgeline/core/calculators';
import { describe, expect, it } from 'vitest';
import { barrierReport, iceBarrier, none, paperOf } from '../../testing/paper.builder.ts';
import { pdfContent } from './pdf-content.ts';
import { PdfkitMaker } from './pdfkit-maker.ts';

describe('the editions of the code in a PDF', () => {
  const { source } = iceBarrier;
  const point = (edition: 2015 | 2018) => ({ edition, section: 'R905.1.2', says: null });
  const facts: ReportFact[] = [
    {
      ...iceBarrier,
      name: 'adopted-residential-code',
      value: { kind: 'edition', text: '2018 IRC', year: 2018 },
      others: [],
    },
    {
      ...iceBarrier,
      name: 'ice-barrier-changes',
      value: { kind: 'edition-changes', rows: [{ from: point(2015), to: point(2018), source, rowId: null }] },
      others: [],
    },
  ];
  const inputs = parseIceAndWaterShield({
    eaves: [{ lengthFt: 50, overhangIn: 0, wallIn: 4.5, rise: 8 }],
    edition: 2018,
  });
  if (!inputs.ok) throw new Error('the inputs are refused');
  const saved = { calculation: calculateIceAndWaterShield(inputs.value), savedAt: Date.UTC(2026, 2, 4) };
  const whole = (locale: 'en' | 'es', calculations = [saved]) =>
    pdfContent({
      kind: 'whole',
      locale,
      report: { ...barrierReport, facts },
      asked: {},
      ...none,
      calculations,
    });
  const tableOf = (content: ReturnType<typeof whole>) =>
    content.parts.flatMap(({ blocks }) => blocks).find((block) => block.is === 'table');

  it('RPT-3 RPT-7 CALC-6 stand side by side, with the saved calculation made anew under each', () => {
    const table = tableOf(whole('en'));
    expect(table?.columns.map(({ title }) => title)).toEqual([
      'International Residential Code (IRC)',
      '2012',
      '2015',
      '2018\nIn force here',
      '2021',
      '2024',
    ]);
    // Example I3 and I3b of the worked examples: 36 in along the slope in 2015 to 2021, 34.253 in before and after.
    expect(table?.rows[1]).toEqual([
      'Your ice & water calculation',
      '142.72 sq ft *\n1 roll',
      '150.00 sq ft\n1 roll',
      '150.00 sq ft\n1 roll',
      '150.00 sq ft\n1 roll',
      '142.72 sq ft *\n1 roll',
    ]);
    expect(tableOf(whole('es'))?.rows[1]?.[0]).toBe('Su cálculo de barrera contra hielo y agua');
  });

  it('RPT-7 D RPT-7.2 are sealed with what is printed: another calculation is another paper', () => {
    expect(paperOf(whole('en')).seal).not.toBe(paperOf(whole('en', [])).seal);
    expect(tableOf(whole('en', []))?.rows).toHaveLength(1);
  });

  it('RPT-7 are printed in both languages', async () => {
    for (const locale of ['en', 'es'] as const) {
      const bytes = await new PdfkitMaker().make(paperOf(whole(locale)));
      expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-');
    }
  });
});
