import type { ReportFact } from '@ridgeline/contract';
import { calculateWaste, parseWaste } from '@ridgeline/core/calculators';
import { everyQuestion, type SavedRecord } from '@ridgeline/core/reports';
import { describe, expect, it } from 'vitest';
import type { PdfContent } from '../../ports/pdf-content.ts';
import { fittingClaimLetter } from './claim-letter.ts';
import { pdfContent } from './pdf-content.ts';
import { PdfkitMaker } from './pdfkit-maker.ts';
import {
  barrierReport as report,
  iceBarrier,
  none,
  paperOf,
  source,
  stated,
  valuesOf,
} from '../../testing/paper.builder.ts';

describe('a claim letter', () => {
  const rival = { ...stated, value: { kind: 'yes-no', answer: true }, why: 'disagrees' } as const;
  const letter = (locale: 'en' | 'es', facts: ReportFact[], asked = {}) =>
    pdfContent({ kind: 'claimLetter', locale, report: { ...report, facts }, asked, ...none });

  it('D RPT-7.1 has the claim, and each requirement with its source, day and what disagrees', () => {
    const disputed: ReportFact = { ...iceBarrier, others: [...iceBarrier.others, rival] };
    const asked = { claim_number: 'CLM-2026-0042', job_number: null };
    const { parts } = letter('en', [disputed, ...(report.facts ?? [])], asked);
    expect(parts.map(({ title }) => title)).toEqual(['CLAIM', 'CODE DETAIL']);
    expect(valuesOf(parts[0]?.blocks)).toEqual([
      'Residential',
      'Steep slope',
      'Cañon City',
      'CLM-2026-0042',
      'J-1',
    ]);
    expect(parts[1]?.blocks[0]).toMatchObject({
      value: 'No (likely)',
      source: 'Source: City of Denver, 2022, 2026-01-05',
      beside: ['Disagrees: Yes. Source: City of Denver, 2022, 2026-01-05'],
    });
  });

  it.each<[string, ReportFact]>([
    [
      'unknown',
      { section: 'code-detail', name: 'drip-edge', is: 'unknown', settledBy: 'state-table', others: [] },
    ],
    ['not included', { section: 'code-detail', name: 'drip-edge', is: 'not-included', addOn: 'code-detail' }],
  ])('D RPT-7.1 says nothing of what is %s', (_, fact) => {
    expect(letter('es', [fact]).parts.map(({ title }) => title)).toEqual(['RECLAMO']);
  });

  it('D RPT-7.1 has two pages at most, with every line of the code known', async () => {
    const names = [
      'ice-barrier',
      'drip-edge',
      'install-per-manufacturer',
      'underlayment',
      'valleys',
      'step-flashing',
    ];
    const facts = [...names, ...names, ...names].map((name): ReportFact => ({ ...iceBarrier, name }));
    const bytes = await new PdfkitMaker().make(paperOf(letter('es', facts)));
    expect(
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/Type \/Page\b/g)?.length,
    ).toBeLessThanOrEqual(2);
  });
});

describe('a claim letter that would be long', () => {
  const ofMaker = (at: number) => ({
    manufacturer: 'Maker',
    product: 'Product',
    topic: 'nails-standard',
    requirement: `Six nails, by document ${at}`,
    unit: null,
    condition: null,
    source: { ...source, name: `Document ${at}` },
    rowId: `${at}`,
  });
  const names = everyQuestion('residential', []).filter(
    ({ section }) => section === 'code-detail' || section === 'design-criteria',
  );
  const long = names.map(({ section, name }, at): ReportFact => ({
    ...iceBarrier,
    section,
    name,
    value: { kind: 'text', text: `Said at length: ${'as the section says '.repeat(at)}` },
    others: [],
  }));
  const requirements = {
    ...iceBarrier,
    section: 'manufacturer-requirements',
    name: 'installation-instructions',
    value: {
      kind: 'requirements',
      rows: Array.from({ length: 30 }, (_, at) => ofMaker(at)),
      unpublished: [],
    },
    others: [],
  } as unknown as ReportFact;
  const inputs = parseWaste({ areaSf: 2_450, rise: 3, percent: 15, eavesFt: 180 });
  if (!inputs.ok) throw new Error('the inputs are refused');
  const calculation = calculateWaste(inputs.value);
  const calculations = Array.from({ length: 14 }, (_, at) => ({
    calculation,
    savedAt: Date.UTC(2026, 2, 4, 0, at),
  }));
  const pagesOf = (content: PdfContent) => new PdfkitMaker().pages(paperOf(content));
  const subject = (locale: 'en' | 'es', facts: ReportFact[], saved: readonly SavedRecord[]) => ({
    kind: 'claimLetter' as const,
    locale,
    report: { ...report, facts },
    asked: { claim_number: 'x'.repeat(100) },
    ...none,
    calculations: saved,
  });

  it.each([
    ['en', [...long, requirements], calculations],
    ['es', [...long, requirements], calculations],
    ['en', [requirements], []],
    ['es', long, []],
    ['es', [], calculations],
  ] as const)('D RPT-7.1 has two pages in %s, and names what it leaves out', async (locale, facts, saved) => {
    const asked = subject(locale, [...facts], saved);
    expect(await pagesOf(pdfContent(asked))).toBeGreaterThan(2);
    const letter = await fittingClaimLetter(asked, pagesOf);
    expect(await pagesOf(letter)).toBe(2);
    const last = letter.parts.at(-1);
    expect(last?.title).toBe(locale === 'en' ? 'LEFT OUT' : 'OMITIDO');
    const told = last?.blocks.map((block) => (block.is === 'note' ? block.text : '')).join('');
    const kept = new Set(
      letter.parts.slice(1, -1).flatMap(({ blocks }) => blocks.map((block) => JSON.stringify(block))),
    );
    const whole = pdfContent(asked)
      .parts.slice(1)
      .flatMap(({ blocks }) => blocks);
    const lost = whole.filter((block) => !kept.has(JSON.stringify(block)));
    expect(lost.length).toBeGreaterThan(0);
    // Lines of a calculation are told of by the name of their calculator.
    const ofFacts = lost.flatMap((block) => (block.is === 'line' && facts.length > 0 ? [block.name] : []));
    if (saved.length === 0) for (const name of ofFacts) expect(told).toContain(name);
    expect(told).toMatch(/: .+[.;]/);
  });

  it('D RPT-7.1 leaves nothing out where all of it fits', async () => {
    const asked = subject('en', [iceBarrier], calculations.slice(0, 2));
    expect(await fittingClaimLetter(asked, pagesOf)).toEqual(pdfContent(asked));
  });
});
