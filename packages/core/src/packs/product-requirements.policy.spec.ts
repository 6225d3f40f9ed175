import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factText } from '../reports/content/fact-text.ts';
import { EXPECTED_TOPICS } from '../reports/requirement-topics.ts';
import { aLoadedRow } from '../testing/packs/pack.builder.ts';
import type { LoadedRow } from './pack-candidates.ts';
import { requirementsFact } from './product-requirements.policy.ts';

const HDZ = 'gaf/timberline-hdz';
const asked = { product: HDZ, propertyType: 'residential', asOf: '2026-11-22' } as const;
const row = (about: string, value: string, over: Partial<LoadedRow> = {}): LoadedRow =>
  aLoadedRow({
    row_id: `${over.body ?? HDZ}/${about}`,
    question: 'installation-instructions',
    about,
    level: 'maker',
    bodies: HDZ,
    body: HDZ,
    value,
    unit: undefined,
    trust: 'medium',
    source_name: 'GAF Limited Warranty',
    source_read: '2026-11-22',
    ...over,
  });
const name = (body: string, value: string) =>
  row('name', value, { question: 'body-name', about: undefined, body, bodies: body });
const NAMES = [name('gaf', 'GAF'), name(HDZ, 'Timberline HDZ')];
const nails = row('nails-standard', '4', { unit: 'nails' });
const codes = row('evaluated-codes', 'IRC 2018', {
  body: 'gaf',
  condition: 'report due for renewal in October 2021',
  source_name: 'ICC-ES ESR-1475',
});

describe('what the maker of a product requires', () => {
  it('RPT-2.4 is unknown until somebody chooses the product', () => {
    expect(requirementsFact({ ...asked, product: null }, [...NAMES, nails])).toMatchObject({
      is: 'unknown',
      settledBy: 'product-choice',
    });
  });

  it('RPT-2.4 is unknown of a product without rows: its document settles it', () => {
    expect(requirementsFact(asked, NAMES)).toMatchObject({
      is: 'unknown',
      settledBy: 'manufacturer-document',
    });
    expect(requirementsFact(asked, [row('nails-standard', '4', { trust: 'low' })])).toMatchObject({
      is: 'unknown',
      settledBy: 'manufacturer-document',
      others: [{ why: 'unconfirmed' }],
    });
  });

  it('RPT-3.3 is told in Spanish where the row has it', () => {
    const starter = row('starter-for-max-wind', 'GAF starter strip at eaves', {
      value_es: 'tira de arranque (starter) de GAF en los aleros',
      condition: 'Florida approval',
      condition_es: 'aprobación de Florida',
    });
    const { answer } = factText(requirementsFact(asked, [starter, ...NAMES]), 'es');
    expect(answer).toContainEqual(
      'Tira de arranque (starter) para la garantía de viento más alta: tira de arranque (starter) de GAF en los aleros (aprobación de Florida)',
    );
  });

  it('RPT-2.4 is told with its maker’s rules for all products, each with its document, and what none says', () => {
    const fact = requirementsFact(asked, [codes, nails, ...NAMES]);
    expect(fact).toMatchObject({
      is: 'known',
      confidence: 'likely',
      level: 'maker',
      value: {
        rows: [
          {
            manufacturer: 'GAF',
            product: 'Timberline HDZ',
            topic: 'nails-standard',
            requirement: '4',
            unit: 'nails',
          },
          { topic: 'evaluated-codes', condition: 'report due for renewal in October 2021' },
        ],
        unpublished: EXPECTED_TOPICS.filter((topic) => topic !== 'nails-standard'),
      },
    });
    const { answer, source } = factText(fact, 'en');
    expect(answer).toEqual([
      'GAF Timberline HDZ (likely)',
      expect.stringMatching(
        /^Not in the documents that were read: Nails per shingle for .*; Cold-weather rules below\. The manufacturer’s document settles it\.$/,
      ),
      'Nails per shingle: 4 nails',
      expect.stringMatching(/^Source: GAF Limited Warranty/),
      'Evaluated for: IRC 2018 (report due for renewal in October 2021)',
    ]);
    expect(source).toMatch(/^Source: ICC-ES ESR-1475/);
    expect(factText(fact, 'es').answer).toContain('Clavos por teja: 4 clavos');
  });

  it('RPT-2.4 is not that of another product, nor of another maker', () => {
    const others = [
      row('slope-min', '2:12', { body: 'gaf/royal-sovereign' }),
      row('slope-min', '2:12', { body: 'iko' }),
    ];
    expect(requirementsFact(asked, [...NAMES, ...others])).toMatchObject({ is: 'unknown', others: [] });
  });

  it('RPT-2.4 is unknown of a product that no pack knows, whatever holds for all products of its maker', () => {
    const madeUp = { ...asked, product: 'gaf/made-up' };
    expect(requirementsFact(madeUp, [codes, nails, ...NAMES])).toMatchObject({
      is: 'unknown',
      settledBy: 'manufacturer-document',
      others: [],
    });
  });

  it('RPT-2.4 does not depend on the order of its rows', () => {
    const rows = [...NAMES, nails, codes, row('slope-min', '2:12'), row('deck-min', '3/8 in plywood')];
    const told = requirementsFact(asked, rows);
    fc.assert(
      fc.property(fc.shuffledSubarray(rows, { minLength: rows.length }), (shuffled) => {
        expect(requirementsFact(asked, shuffled)).toEqual(told);
      }),
    );
  });
});
