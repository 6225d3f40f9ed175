import { text } from 'node:stream/consumers';
import type { Report, ReportFact } from '@ridgeline/contract';
import { type CalculationRecord, calculateWaste, parseWaste } from '@ridgeline/core/calculators';
import { PDF_KINDS, type PdfKind, type SavedRecord } from '@ridgeline/core/reports';
import PdfDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { sealed } from './paper-seal.ts';
import { pdfContent } from './pdf-content.ts';
import { PDF_FONT_FILES } from './pdf-fonts.ts';
import { PdfkitMaker } from './pdfkit-maker.ts';
import { pdfMakerContract } from '../../testing/pdf-maker.contract.ts';
import {
  barrierReport as report,
  iceBarrier,
  none,
  paperOf,
  stated,
  valuesOf,
} from '../../testing/paper.builder.ts';

const roofArea: ReportFact = {
  section: 'roof',
  name: 'area',
  is: 'unknown',
  settledBy: 'roof-measurement',
  others: [],
};

describe('what a PDF says', () => {
  it('RPT-7 is each fact with its source and how sure it is, and unknown where it is not known', () => {
    const { parts } = pdfContent({ kind: 'whole', locale: 'en', report, asked: {}, ...none });
    const lines = new Map(parts.map(({ title, blocks }) => [title, blocks]));
    expect(lines.get('CODE DETAIL')).toEqual([
      {
        is: 'line',
        name: 'Ice barrier required',
        value: 'No (likely)',
        source: 'Source: City of Denver, 2022, 2026-01-05',
        beside: ['Also: Yes (the state’s rule). Source: City of Denver, 2022, 2026-01-05'],
      },
    ]);
    const withheld = 'Not included. Add weather history to this project.';
    expect(valuesOf(lines.get('HAIL STORM HISTORY'))).toEqual([withheld]);
    expect(valuesOf(lines.get('ROOF'))).toEqual(['Unknown. A measurement of the roof settles it.']);
    expect(valuesOf(lines.get('PROPERTY'))).toEqual(['Residential', 'Steep slope', 'Cañon City', 'J-1']);
  });

  it('D RPT-7.3 names at its end, in one sentence, the sections that say nothing and the calculators of which nothing is saved', () => {
    const { parts } = pdfContent({ kind: 'whole', locale: 'en', report, asked: {}, ...none });
    expect(parts.map(({ title }) => title)).toEqual([
      'PROPERTY',
      'CODE DETAIL',
      'HAIL STORM HISTORY',
      'ROOF',
      'NOT IN THIS REPORT',
    ]);
    expect(parts.at(-1)?.blocks).toEqual([
      {
        is: 'note',
        text: 'It says nothing about: Municipality; Manufacturer requirements; Design criteria; Wind storm history.',
      },
      {
        is: 'note',
        text: 'No calculation is saved to it from: Permit fee calculator; Waste calculator; Ventilation calculator; Ice & water shield calculator.',
      },
    ]);
    const ofOne = pdfContent({ kind: 'wasteCalculation', locale: 'en', report, asked: {}, ...none });
    expect(ofOne.parts.at(-1)).toMatchObject({
      title: 'WASTE CALCULATOR',
      blocks: [{ is: 'note', text: 'No calculation is saved to this report.' }],
    });
  });

  it.each([
    ['en', 'Permit required', 'Yes', 'It was filled in by hand'],
    ['es', 'Se exige permiso', 'Sí', 'Se llenó a mano'],
  ] as const)(
    'RPT-3 RPT-7 is in %s what a record of version 1 says, at its address',
    (locale, question, answer, warning) => {
      const legacy: Report = {
        ...report,
        address: '2875 145TH ST W',
        facts: [],
        _version: 1,
        municipality: 'Rosemount',
        street: '2875 145th St W',
        city: 'Rosemount',
        state: 'MN',
        zip: '55068',
        municipality_website: 'https://www.rosemountmn.gov',
        permit_required: 'Yes',
        code_enforced: '',
        irc: '2020 Minnesota Residential Code',
        wind_speed_ultimate_design: '115',
      };
      const { address, parts } = pdfContent({ kind: 'whole', locale, report: legacy, asked: {}, ...none });
      expect(address).toBe('2875 145th St W, Rosemount, MN 55068');
      const lines = parts.flatMap(({ blocks }) => blocks).filter((block) => block.is === 'line');
      expect(lines.map(({ name, value }) => [name, value])).toEqual(
        expect.arrayContaining([
          [expect.stringMatching(/^Conta/), 'https://www.rosemountmn.gov'],
          ['IRC', '2020 Minnesota Residential Code'],
          [question, answer],
          [expect.stringMatching(/^(Ultimate|Última)/), '115 mph'],
        ]),
      );
      expect(lines.map(({ name }) => name)).not.toContain('IBC');
      expect(parts[0]?.blocks.at(-1)).toMatchObject({ is: 'note', text: expect.stringContaining(warning) });
    },
  );

  it.each([
    [
      'en',
      ['MUNICIPALITY', 'City: Sheridan (likely)', 'The address is inside the city limits. (likely)'],
      'Unknown',
    ],
    [
      'es',
      [
        'MUNICIPIO',
        'Ciudad: Sheridan (probable)',
        'La dirección está dentro de los límites de la ciudad. (probable)',
      ],
      'No se sabe',
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
      ...none,
    });
    expect(valuesOf(parts.find((part) => part.title === title)?.blocks)).toEqual(values);
    expect(valuesOf(parts[0]?.blocks)?.[2]).toBe(notKnown);
  });

  it.each([
    ['en', 'Cañon City (corrected by hand)'],
    ['es', 'Cañon City (corregido a mano)'],
  ] as const)('RPT-2.3 RPT-7 says in %s that a person has named the municipality', (locale, named) => {
    const correction = { reason: 'corrected', by: 'Ada', on: '2026-03-04', why: 'The map.' } as const;
    const basis: ReportFact = {
      ...iceBarrier,
      section: 'municipality',
      name: 'jurisdiction-basis',
      value: { kind: 'jurisdiction-reason', ...correction },
      others: [],
    };
    const municipalityOf = (facts: ReportFact[]) =>
      valuesOf(
        pdfContent({ kind: 'iws', locale, report: { ...report, facts }, asked: {}, ...none }).parts[0]
          ?.blocks,
      )[2];
    expect(municipalityOf([basis])).toBe(named);
    expect(municipalityOf([iceBarrier])).toBe('Cañon City');
  });

  it('RPT-7 is of the part that was asked for, with what was asked', () => {
    const { parts } = pdfContent({
      kind: 'permit_calculator',
      locale: 'en',
      report,
      asked: { permitDetails: { roof_size: 24 } },
      ...none,
    });
    expect(parts.map(({ title }) => title)).toEqual(['PROPERTY', 'DETAILS GIVEN', 'PERMIT FEE CALCULATOR']);
    expect(parts[1]?.blocks).toEqual([
      { is: 'line', name: 'Roof area', value: '24 sq ft', source: null, beside: [] },
    ]);
  });

  it.each<[string, ReportFact, object, readonly string[]]>([
    ['unknown, and no size is given', roofArea, { roof_size: '' }, ['ROOF']],
    [
      'known',
      {
        ...iceBarrier,
        section: 'roof',
        name: 'area',
        value: { kind: 'quantity', amount: '2450', unit: 'sf', basis: null },
        others: [],
      },
      { roof_size: 24 },
      ['ROOF'],
    ],
    ['unknown, and its size is given', roofArea, { roof_size: '24' }, []],
  ])('D RPT-7.4 the roof of a permit fee is %s', (_, area, permitDetails, printed) => {
    const { parts } = pdfContent({
      kind: 'permit_calculator',
      locale: 'en',
      report: { ...report, facts: [area] },
      asked: { permitDetails: { ...permitDetails } },
      ...none,
    });
    expect(parts.map(({ title }) => title).filter((title) => title === 'ROOF')).toEqual(printed);
  });

  it('D RPT-7.3 has one line for all that is unknown in a section, after what it tells', () => {
    const unknown = ['drip-edge', 'valleys'].map((name): ReportFact => ({
      section: 'code-detail',
      name,
      is: 'unknown',
      settledBy: 'building-department',
      others: [],
    }));
    const facts = [...unknown, iceBarrier];
    const { parts } = pdfContent({
      kind: 'whole',
      locale: 'en',
      report: { ...report, facts },
      asked: {},
      ...none,
    });
    expect(valuesOf(parts.find(({ title }) => title === 'CODE DETAIL')?.blocks)).toEqual([
      'No (likely)',
      'Drip edge required; Valley lining. Ask the building department.',
    ]);
  });

  it.each(Object.keys(PDF_KINDS) as PdfKind[])('RPT-7 has something to say of %s', (kind) => {
    expect(
      pdfContent({ kind, locale: 'es', report, asked: {}, ...none }).parts.length,
    ).toBeGreaterThanOrEqual(2);
  });
});

describe('saved calculations in a PDF', () => {
  const inputs = parseWaste({ areaSf: 2_450, rise: 3, percent: 15, eavesFt: 180 });
  if (!inputs.ok) throw new Error('the inputs are refused');
  const waste = calculateWaste(inputs.value);
  const altered = { ...waste, outcome: { ...waste.outcome, bundles: 84 } };
  const saved = (calculation: CalculationRecord) => ({ calculation, savedAt: Date.UTC(2026, 2, 4) });
  const subject = { ...none, locale: 'en', report, calculations: [saved(waste)], asked: {} } as const;
  const blocksOf = (
    kind: PdfKind,
    title: string,
    calculations: readonly SavedRecord[] = subject.calculations,
  ) =>
    pdfContent({ ...subject, kind, calculations }).parts.find((part) => part.title === title)?.blocks ?? [];

  it.each<PdfKind>(['whole', 'wasteCalculation'])(
    'D CALC-5.3 are whole in %s: inputs, quantities, each line of the working with its source, hash',
    (kind) => {
      const [heading, inputs, shingles, ...others] = blocksOf(kind, 'WASTE CALCULATOR');
      expect(heading).toEqual({ is: 'heading', title: 'Waste 1, saved 2026-03-04' });
      expect(inputs).toMatchObject({
        name: 'Inputs',
        value: expect.stringContaining('Pitch: 3 in 12\nCode: IRC 2021'),
      });
      expect(shingles).toMatchObject({
        name: 'Shingles',
        value: '85 bundles',
        source: 'Based on: Trade practice: a default that you may change',
      });
      expect(others).toContainEqual({
        is: 'line',
        name: 'Drip edge (F feet of eaves and rakes, l feet a piece, t inches of lap)',
        value: 'ceil(12 × F / (12 × l − t)) = ceil(12 × 180 / (12 × 10 − 2)) = 19 pieces',
        source:
          'Rounded up to a whole one. IRC 2021 R905.2.8.5: drip edge at eaves and rakes, lapped at least 2 inches.',
        beside: [],
      });
      expect(others.at(-1)).toMatchObject({
        value: 'The result is the same today, to the last digit.',
        source: `Hash ${waste.hash}`,
      });
    },
  );

  it('D RPT-7.1 ask in the claim letter for quantities with what they rest on, without the working', () => {
    const blocks = blocksOf('claimLetter', 'WHAT IS ASKED FOR');
    expect(blocks.map((block) => ('name' in block ? block.name : block.is))).toEqual([
      'heading',
      'Shingles',
      'Starter',
      'Drip edge',
      'Underlayment',
      'Before you rely on it',
      'Record',
    ]);
    expect(blocks[3]).toMatchObject({ value: '19 pieces', source: expect.stringContaining('R905.2.8.5') });
    expect(blocksOf('claimLetter', 'WHAT IS ASKED FOR', [])).toEqual([]);
  });

  it.each<[PdfKind, string]>([
    ['whole', 'WASTE CALCULATOR'],
    ['claimLetter', 'WHAT IS ASKED FOR'],
  ])('D CALC-5.3 have no figure in %s if they were altered', (kind, title) => {
    expect(blocksOf(kind, title, [saved(altered)])).toEqual([
      { is: 'heading', title: 'Waste 1, saved 2026-03-04' },
      {
        is: 'line',
        name: 'Record',
        value: 'The record no longer matches its hash: it was altered.',
        source: `Hash ${waste.hash}`,
        beside: [],
      },
    ]);
  });

  it('D CALC-5.3 have a bookmark below that of their calculator', async () => {
    const content = pdfContent({ ...subject, kind: 'wasteCalculation' });
    const file = Buffer.from(await new PdfkitMaker().make(paperOf(content))).toString('latin1');
    expect(file).toContain('/Title (Waste 1, saved 2026-03-04)');
    expect(file).toMatch(/\/S \/H3/);
  });
});

pdfMakerContract('PdfkitMaker', () => new PdfkitMaker());

describe('the printed PDF', () => {
  const maker = new PdfkitMaker();
  const latin1 = async (subject: Report, kind: PdfKind = 'whole') => {
    const content = pdfContent({ kind, locale: 'es', report: subject, asked: {}, ...none });
    return Buffer.from(await maker.make(paperOf(content))).toString('latin1');
  };

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
    const pages = async (kind: PdfKind, facts: ReportFact[]) =>
      (await latin1({ ...report, facts }, kind)).match(/\/Type \/Page\b/g)?.length;
    expect(await pages('hailStorm', [])).toBe(1);
    expect(await pages('whole', facts)).toBeGreaterThan(5);
  });

  it('D RPT-7.5 lets other requests be answered between its parts, and between the calculations of a part', async () => {
    const line = { is: 'line', name: 'Area', value: '1 sq ft', source: null, beside: [] } as const;
    const blocks = [1, 2, 3].flatMap((at) => [{ is: 'heading', title: `Waste ${at}` } as const, line]);
    const parts = ['ROOF', 'WASTE'].map((title) => ({ title, isPublic: false, blocks }));
    let pauses = 0;
    const pausing = new PdfkitMaker(async () => {
      pauses += 1;
    });
    const content = pdfContent({ kind: 'iws', locale: 'en', report, asked: {}, ...none });
    await pausing.make(paperOf({ ...content, parts }));
    expect(pauses).toBe(8);
  });

  it('is tagged, in its language, with a bookmark for each part and a link to the report', async () => {
    const file = await latin1(report);
    expect(file).toContain('/Lang (es)');
    expect(file).toContain('/Marked true');
    expect(file).toMatch(/\/S \/H1/);
    expect(file.match(/\/S \/H2/g)).toHaveLength(6);
    expect(file.match(/\/Dest \[/g)).toHaveLength(6);
    expect(file).toContain('(https://ridgeline.example.com/report/100042)');
  });

  it('D RPT-7.2 ends with its seal: the hash of all that it prints, with a link to the page that checks it', async () => {
    const content = pdfContent({ kind: 'whole', locale: 'es', report, asked: {}, ...none });
    const { seal } = sealed(content);
    expect(await latin1(report)).toContain(`(https://ridgeline.example.com/paper/${seal})`);
    const others = [
      { ...content, address: '200 E Colfax Ave, Denver, CO 80203' },
      { ...content, asOf: '2026-03-05T15:20:00.000Z' },
      { ...content, parts: content.parts.slice(1) },
    ];
    expect(new Set([seal, ...others.map((other) => sealed(other).seal)]).size).toBe(4);
  });

  it.each(Object.entries(PDF_FONT_FILES))(
    'has a glyph of its %s font for every letter of a name',
    async (_, font) => {
      const names =
        'Ångström Ñandú Łódź Čeština İşğ Đặng Thị Hường Ươ Петрѓ Їжак Αλέξανδρος Ώ ʻOkina “”–—…½°²×≤≥′″€';
      const document = new PdfDocument({ compress: false }).font(font).text(names, { lineBreak: false });
      document.end();
      const file = (await text(document)).split('\n').filter((line) => line.endsWith('TJ'));
      const glyphs = file.join('').match(/(?<=<[0-9a-f]*)[0-9a-f]{4}(?=[0-9a-f]*>)/g) ?? [];
      expect(glyphs.length).toBeGreaterThan(50);
      expect(glyphs).not.toContain('0000');
    },
  );
});
