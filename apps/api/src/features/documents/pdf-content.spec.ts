import type { Report, ReportFact } from '@ridgeline/contract';
import { PDF_KINDS, type PdfKind } from '@ridgeline/core/reports';
import { describe, expect, it } from 'vitest';
import { pdfContent } from './pdf-content.ts';
import { PdfkitMaker } from './pdfkit-maker.ts';
import { pdfMakerContract } from '../../testing/pdf-maker.contract.ts';
import { aReport } from '../../testing/report.builder.ts';

const source = { name: 'City of Denver', url: null, edition: '2022', date: '2026-01-05', read: null };
const stated = { condition: null, source, rowId: null, level: 'place' } as const;
const iceBarrier: ReportFact = {
  section: 'code-detail',
  name: 'ice-barrier',
  is: 'known',
  confidence: 'likely',
  value: { kind: 'yes-no', answer: false },
  ...stated,
  others: [{ ...stated, value: { kind: 'yes-no', answer: true }, level: 'state', why: 'wider-rule' }],
};
const report = aReport({
  facts: [
    iceBarrier,
    { section: 'hail-storm-history', name: 'latest-hail', is: 'not-included', addOn: 'weather' },
    { section: 'roof', name: 'area', is: 'unknown', settledBy: 'roof-measurement', others: [] },
  ],
});

describe('what a PDF says', () => {
  it('RPT-7 is each fact with its source and how sure it is, and unknown where it is not known', () => {
    const { parts } = pdfContent({ kind: 'whole', locale: 'en', report, asked: {} });
    const lines = new Map(parts.map(({ title, lines }) => [title, lines]));
    expect(lines.get('CODE DETAIL')).toEqual([
      {
        name: 'Ice barrier required',
        value: 'No (likely)',
        source: 'Source: City of Denver, 2022, 2026-01-05',
        beside: ["Also: Yes (the state's rule). Source: City of Denver, 2022, 2026-01-05"],
      },
    ]);
    const withheld = 'Not included. Add weather history to this project.';
    expect(lines.get('HAIL STORM HISTORY')?.map(({ value }) => value)).toEqual([withheld]);
    expect(lines.get('ROOF')?.map(({ value }) => value)).toEqual([
      'Unknown. A measurement of the roof settles it.',
    ]);
    expect(lines.get('WASTE CALCULATOR')).toEqual([]);
    expect(lines.get('PROPERTY')?.map(({ value }) => value)).toEqual([
      'Residential',
      'Steep slope',
      'Cañon City',
      'J-1',
    ]);
  });

  it.each([
    [
      'en',
      ['MUNICIPALITY', 'City: Sheridan (likely)', 'The address lies inside the city limits. (likely)'],
      'Unknown',
    ],
    [
      'es',
      [
        'MUNICIPIO',
        'Ciudad: Sheridan (probable)',
        'La dirección está dentro de los límites de la ciudad. (probable)',
      ],
      'Desconocido',
    ],
  ] as const)('RPT-2 RPT-7 tells in %s who controls and why', (locale, [title, ...values], notKnown) => {
    const told = { ...iceBarrier, section: 'municipality', level: null, others: [] } as const;
    const body = { kind: 'city', name: 'Sheridan', geoid: '0869645' } as const;
    const facts: ReportFact[] = [
      { ...told, name: 'controlling-municipality', value: { kind: 'jurisdiction', body }, others: [] },
      {
        ...told,
        name: 'jurisdiction-basis',
        value: { kind: 'jurisdiction-reason', reason: 'inside-limits', nearEdge: false },
        others: [],
      },
    ];
    const { parts } = pdfContent({
      kind: 'whole',
      locale,
      report: { ...report, municipality: null, facts },
      asked: {},
    });
    expect(parts.find((part) => part.title === title)?.lines.map(({ value }) => value)).toEqual(values);
    expect(parts[0]?.lines[2]?.value).toBe(notKnown);
  });

  it('RPT-7 is of the part that was asked for, with what was asked', () => {
    const { parts } = pdfContent({
      kind: 'permit_calculator',
      locale: 'en',
      report,
      asked: { permitDetails: { roof_size: 24 } },
    });
    expect(parts.map(({ title }) => title)).toEqual(['PROPERTY', 'ASKED FOR', 'PERMIT FEE CALCULATOR']);
    expect(parts[1]?.lines).toEqual([
      { name: 'PermitDetails', value: '{"roof_size":24}', source: null, beside: [] },
    ]);
  });

  it.each(Object.keys(PDF_KINDS) as PdfKind[])('RPT-7 has something to say of %s', (kind) => {
    expect(pdfContent({ kind, locale: 'es', report, asked: {} }).parts.length).toBeGreaterThanOrEqual(2);
  });
});

pdfMakerContract('PdfkitMaker', () => new PdfkitMaker());

describe('the printed PDF', () => {
  const maker = new PdfkitMaker();

  it('goes on over as many pages as it takes, and makes none that is empty', async () => {
    const long: ReportFact = {
      ...stated,
      section: 'code-detail',
      name: 'underlayment',
      is: 'known',
      confidence: 'verified',
      value: { kind: 'text', text: 'x'.repeat(300) },
      others: [],
    };
    const facts = Array.from({ length: 100 }, () => long);
    const pages = async (subject: Report) =>
      Buffer.from(await maker.make({ kind: 'whole', locale: 'es', report: subject, asked: {} }))
        .toString('latin1')
        .match(/\/Type \/Page\b/g)?.length;
    expect(await pages({ ...report, facts: [] })).toBe(1);
    expect(await pages({ ...report, facts })).toBeGreaterThan(5);
  });
});
