import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFeeSchedule } from '../calculators/permit-fee/parse-fee-schedule.policy.ts';
import { aFeeScheduleRow, aPackHead, aPackRow } from '../testing/packs/pack.builder.ts';
import { feeSchedulesIn, shippedFeeSchedules } from './fee-schedule-row.policy.ts';
import { PACK_QUESTIONS } from './pack-topics.ts';
import { readPack, type RowReason } from './read-pack.policy.ts';

const packOf = (rows: readonly unknown[], head: object = {}) => ({
  head: { ...aPackHead({ row_count: rows.length }), ...head },
  rows: rows.map((cells, index) => ({ at: index + 4, cells })),
});

/** The row with some cells changed; undefined takes a cell away. */
const changed = (cells: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries({ ...aPackRow(), ...cells }).filter(([, value]) => value !== undefined));

function reasonsOf(rows: readonly unknown[]) {
  const read = readPack(packOf(rows));
  return read.ok || read.failure.code !== 'rows-wrong' ? [] : read.failure.errors;
}

describe('a data pack', () => {
  it('RPT-3 is read whole', () => {
    expect(readPack(packOf([aPackRow()]))).toEqual({
      ok: true,
      value: { head: aPackHead(), rows: [aPackRow()] },
    });
  });

  it.each<[reason: RowReason, column: string | null, cells: Record<string, string | undefined>]>([
    ['missing', 'value', { value: undefined }],
    ['missing', 'source_name', { source_name: undefined }],
    ['source-undated', 'source_date', { source_read: undefined }],
    ['day-wrong', 'source_read', { source_read: 'undated' }],
    ['day-wrong', 'source_read', { source_read: '2023-02-29' }],
    ['day-wrong', 'source_read', { source_read: '0000-01-01' }],
    ['day-wrong', 'source_date', { source_date: '2024-13' }],
    ['url-wrong', 'source_url', { source_url: 'ci.sheridan.co.us' }],
    ['question-unknown', 'question', { question: 'latest-hail' }],
    ['level-wrong', 'level', { level: 'city' }],
    ['bodies-wrong', 'bodies', { bodies: '08005' }],
    ['bodies-wrong', 'bodies', { bodies: '9969645' }],
    ['body-twice', 'bodies', { bodies: '0869645 0820000 0869645' }],
    ['not-a-number', 'value', { value: '36 below 6000 ft; 42 above' }],
    ['unit-wrong', 'unit', { unit: 'psf' }],
    ['unit-wrong', 'unit', { unit: 'mph 3-s gust' }],
    ['basis-wrong', 'basis', { basis: 'gust-3s' }],
    ['basis-wrong', 'basis', { question: 'gust-wind-speed', unit: 'mph' }],
    ['about-wrong', 'about', { about: 'phone' }],
    ['about-wrong', 'about', { question: 'municipality-contact', unit: undefined, about: 'fax' }],
    ['not-yes-or-no', 'value', { question: 'ice-barrier', unit: undefined, value: 'conditional' }],
    ['not-a-ratio', 'value', { question: 'attic-ventilation', unit: undefined, value: '1/150' }],
    [
      'condition-without-answer',
      'condition',
      { status: 'no-answer', unit: undefined, condition: 'over 5000 ft' },
    ],
    ['status-wrong', 'status', { status: 'disputed' }],
    ['trust-wrong', 'trust', { trust: '0.9' }],
    ['applies-to-wrong', 'applies_to', { applies_to: 'barns' }],
    ['settled-by-wrong', 'settled_by', { settled_by: 'the weather' }],
    ['model-years-wrong', 'model_years', { model_years: '2018' }],
    ['id-wrong', 'row_id', { row_id: 'Sheridan Frost' }],
    ['unreadable', 'value', { value: '36\u0000' }],
    ['too-long', 'source_name', { source_name: 'x'.repeat(1_001) }],
    ['name-too-long', 'value', { question: 'body-name', unit: undefined, value: '長'.repeat(201) }],
    [
      'name-too-long',
      'value',
      { question: 'body-name', unit: undefined, status: 'no-answer', value: 'x'.repeat(201) },
    ],
    ['column-unknown', 'remark', { remark: 'nice' }],
    ['translates-nothing', 'condition_es', { condition_es: 'arriba de 5000 pies' }],
    ['translates-nothing', 'value_es', { value_es: 'treinta y seis' }],
    ['translates-nothing', 'about_es', { about_es: 'helada' }],
  ])('RPT-3 is refused with %s in the column %s', (reason, column, cells) => {
    expect(reasonsOf([changed(cells)])).toEqual([{ at: 4, column, reason }]);
  });

  it('RPT-3 lists every wrong row with its line, and nothing of it is taken', () => {
    const rows = [aPackRow(), changed({ value: 'deep' }), changed({ row_id: 'b', source_read: undefined })];
    expect(reasonsOf(rows)).toEqual([
      { at: 5, column: 'value', reason: 'not-a-number' },
      { at: 5, column: 'row_id', reason: 'id-twice' },
      { at: 6, column: 'source_date', reason: 'source-undated' },
    ]);
  });

  it('RPT-3 says each fact once', () => {
    expect(reasonsOf([aPackRow(), aPackRow({ row_id: 'b' })])).toEqual([
      { at: 5, column: null, reason: 'row-twice' },
    ]);
  });

  it.each([
    ['no head', { head: null, rows: [] }, 'not-a-pack'],
    ['another table', packOf([aPackRow()], { format: undefined }), 'not-a-pack'],
    ['a later format', packOf([aPackRow()], { format: 'ridgeline-data-pack/2' }), 'other-format-version'],
    ['fewer rows than its head says', packOf([aPackRow()], { row_count: 2 }), 'cut-off'],
    ['a licence that is missing', packOf([aPackRow()], { licence: '' }), 'not-a-pack'],
  ])('RPT-3 is refused with %s', (_, raw, code) => {
    expect(readPack(raw)).toMatchObject({ ok: false, failure: { code } });
  });

  it('RPT-3 never throws, whatever the cells hold', () => {
    fc.assert(
      fc.property(fc.array(fc.anything(), { minLength: 1, maxLength: 4 }), (rows) => {
        expect(readPack(packOf(rows)).ok).toBe(false);
      }),
    );
  });

  it('RPT-3 refuses any row without a day, whatever else it says', () => {
    const questions = fc.constantFrom(...PACK_QUESTIONS.map(({ name }) => name));
    fc.assert(
      fc.property(questions, fc.constantFrom('adopted', 'superseded', 'no-answer'), (question, status) => {
        const row = changed({ question, status, source_read: undefined, source_date: undefined });
        expect(reasonsOf([row])).toContainEqual({ at: 4, column: 'source_date', reason: 'source-undated' });
      }),
    );
  });
});

describe('a row of a fee schedule', () => {
  const [line] = aFeeScheduleRow().schedule?.components ?? [];
  const charging = (...components: readonly unknown[]) => ({ schedule: { components } });
  const later = { title: 'Fees of 2027', url: 'https://example.com/2027', edition: null, read: '2026-11-22' };

  it('CALC-4 is the schedule, with the source and the days of its row', () => {
    const row = aFeeScheduleRow({ effective: '2026', applies_to: 'residential' });
    expect(reasonsOf([row])).toEqual([]);
    expect(shippedFeeSchedules({ ...aPackHead({ row_count: 2 }), rows: [aPackRow(), row] })).toEqual([
      {
        bodies: ['0873330'],
        schedule: {
          id: 'springfield-co',
          jurisdiction: 'Springfield',
          state: 'co',
          covers: ['residential'],
          effective: '2026',
          source: {
            title: 'Town of Springfield, Fees',
            url: 'https://example.com/fees',
            edition: null,
            read: '2026-11-22',
          },
          confidence: 'medium',
          components: [line],
        },
      },
    ]);
  });

  it.each<[reason: RowReason, column: string, cells: object]>([
    ['schedule-wrong', 'schedule', { schedule: undefined }],
    ['not-understood', 'schedule', { schedule: '{"components":' }],
    ['missing', 'source_url', { source_url: undefined }],
    ['missing', 'source_read', { source_read: undefined, source_date: '2026' }],
    ['unit-wrong', 'unit', { unit: 'USD' }],
    ['condition-wrong', 'condition', { condition: 'up to 3 stories' }],
    ['required', 'schedule.components', charging()],
    ['number-required', 'schedule.components.0.amount', charging({ ...line, amount: 75 })],
    ['selection-required', 'schedule.components.0.name', charging({ ...line, name: 'bribe' })],
    ['id-used-twice', 'schedule.components.1.id', charging(line, line)],
    ['range-inverted', 'schedule.components.0.max', charging({ ...line, min: '90', max: '80' })],
    ['column-unknown', 'schedule.components.0.remark', charging({ ...line, remark: 'nice' })],
    ['unreadable', 'schedule.components.0.id', charging({ ...line, id: 'a\u0000b' })],
    ['unreadable', 'schedule.components.0.cite', charging({ ...line, cite: '\ud800' })],
    ['too-long', 'schedule.components.0.cite', charging({ ...line, cite: 'x'.repeat(1_001) })],
    ['status-wrong', 'status', { status: 'superseded' }],
    ['status-wrong', 'status', { status: 'no-answer', schedule: undefined }],
    ['status-wrong', 'status', { schedule: { components: [line], supersededBy: later } }],
  ])('CALC-4 is refused with %s in %s', (reason, column, cells) => {
    const given = Object.entries({ ...aFeeScheduleRow(), ...cells }).filter(
      ([, value]) => value !== undefined,
    );
    expect(reasonsOf([Object.fromEntries(given)])).toEqual([{ at: 4, column, reason }]);
  });

  it('CALC-4 with texts as long as a row may have them is a schedule that can be calculated again', () => {
    const longest = 'x'.repeat(1_000);
    const url = `https://${'x'.repeat(900)}`;
    const row = aFeeScheduleRow({
      value: longest,
      source_name: longest,
      source_edition: longest,
      source_url: url,
      schedule: {
        note: { en: longest, es: longest },
        components: [
          {
            id: longest,
            name: 'roof-permit',
            kind: 'flat',
            basis: 'constant',
            amount: '75.00',
            cite: longest,
            source: { title: longest, url, edition: longest, read: '2026-11-22' },
          },
        ],
      },
    });
    expect(reasonsOf([row])).toEqual([]);
    const [placed] = feeSchedulesIn([row]);
    expect(placed?.bodies).toEqual(row.bodies.split(' '));
    expect(parseFeeSchedule(placed?.schedule)).toEqual({ ok: true, value: placed?.schedule });
  });

  it('CALC-4 alone has a schedule', () => {
    const { schedule } = aFeeScheduleRow();
    expect(reasonsOf([{ ...aPackRow(), schedule }])).toEqual([
      { at: 4, column: 'schedule', reason: 'schedule-wrong' },
    ]);
  });
});

describe('a row on what a maker requires', () => {
  const required = {
    row_id: 'gaf/timberline-hdz/nails-standard',
    question: 'installation-instructions',
    about: 'nails-standard',
    level: 'maker',
    bodies: 'gaf/layerlock-labeled-shingles gaf/timberline-hdz',
    value: '4',
    unit: 'nails',
    status: 'adopted',
    trust: 'medium',
    source_name: 'GAF Limited Warranty',
    source_read: '2026-11-22',
  };

  it('RPT-2.4 is of a maker or its products, a text or a number with a unit', () => {
    expect(reasonsOf([required])).toEqual([]);
    const text = { ...required, bodies: 'owens-corning', about: 'deck-min', value: '3/8 in plywood' };
    expect(reasonsOf([Object.fromEntries(Object.entries(text).filter(([name]) => name !== 'unit'))])).toEqual(
      [],
    );
    const { about: _, unit: __, ...row } = required;
    expect(reasonsOf([{ ...row, question: 'body-name', value: 'Timberline HDZ' }])).toEqual([]);
  });

  it.each<[reason: RowReason, column: string, cells: object]>([
    ['level-wrong', 'level', { level: 'place', bodies: '0869645' }],
    ['bodies-wrong', 'bodies', { bodies: 'gaf/timberline/hdz' }],
    ['bodies-wrong', 'bodies', { bodies: '/timberline-hdz' }],
    ['about-wrong', 'about', { about: 'bribes' }],
    ['not-a-number', 'value', { value: 'four' }],
    ['basis-wrong', 'basis', { basis: 'gust-3s' }],
    ['level-wrong', 'question', { question: 'frost-depth', about: undefined, unit: 'in' }],
  ])('RPT-2.4 is refused with %s in %s', (reason, column, cells) => {
    const given = Object.entries({ ...required, ...cells }).filter(([, value]) => value !== undefined);
    expect(reasonsOf([Object.fromEntries(given)])).toEqual([{ at: 4, column, reason }]);
  });

  it('RPT-2.4 is refused without the document it is from, or without a day', () => {
    const { source_read: _, ...undated } = required;
    expect(reasonsOf([undated])).toEqual([{ at: 4, column: 'source_date', reason: 'source-undated' }]);
    const { source_name: __, ...unsourced } = required;
    expect(reasonsOf([unsourced])).toEqual([{ at: 4, column: 'source_name', reason: 'missing' }]);
  });
});
