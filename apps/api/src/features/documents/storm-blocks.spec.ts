import type { ReportFact } from '@ridgeline/contract';
import { describe, expect, it } from 'vitest';
import { pdfContent } from './pdf-content.ts';
import { aReport } from '../../testing/report.builder.ts';

const source = { name: 'City of Denver', url: null, edition: '2022', date: '2026-01-05', read: null };
const stated = { condition: null, source, rowId: null } as const;
const report = aReport();
const none = { calculations: [], map: null, ground: null, product: null };

describe('what a PDF says of storms', () => {
  const section = 'hail-storm-history';
  const storm = {
    at: '2018-06-16T11:20:00.000Z',
    timeZone: 'America/New_York',
    size: { amount: '1.00', unit: 'in' },
    miles: '13.5',
    record: 'preliminary',
    source,
    rowId: '180615_rpts_filtered_hail.csv line 21',
  } as const;
  const known = { ...stated, section, is: 'known', confidence: 'likely', level: null } as const;
  const latest: ReportFact = {
    ...known,
    name: 'latest-hail',
    value: { kind: 'storms', rows: [storm] },
    others: [],
  };
  const counts: ReportFact = {
    ...known,
    name: 'hail-reports',
    value: {
      kind: 'storm-counts',
      rows: [1, 10].map((withinMiles) => ({ withinMiles, reports: withinMiles * 3 })),
    },
    others: [],
  };
  const blocksOf = (facts: ReportFact[]) =>
    pdfContent({ kind: 'hailStorm', locale: 'en', report: { ...report, facts }, asked: {}, ...none }).parts[1]
      ?.blocks;

  it('RPT-7 has each storm in a row, with its line in the file, and a chart of the counts by distance', () => {
    const [table, line, chart] = blocksOf([latest, counts]) ?? [];
    expect(table).toMatchObject({
      is: 'table',
      rows: [
        [
          'Latest hail report',
          'June 16, 2018 at 7:20 AM',
          '1.00 in (quarter)',
          '13.5',
          'preliminary report. City of Denver, 2022, 2026-01-05, 180615_rpts_filtered_hail.csv line 21',
        ],
      ],
    });
    expect(line).toMatchObject({ is: 'line', name: 'Hail reports by distance' });
    expect(chart).toEqual({
      is: 'chart',
      says: 'Hail reports by distance: 3 reports within 1 mi; 30 reports within 10 mi (likely)',
      bars: [
        { label: '1 mi', count: 3 },
        { label: '10 mi', count: 30 },
      ],
    });
  });

  it('RPT-7 has no chart where no report was counted', () => {
    const rows = [1, 10].map((withinMiles) => ({ withinMiles, reports: 0 }));
    const nothing: ReportFact = { ...counts, value: { kind: 'storm-counts', rows } };
    expect(blocksOf([nothing])?.map(({ is }) => is)).toEqual(['line']);
  });

  const around: ReportFact = {
    ...known,
    name: 'hail-around',
    value: {
      kind: 'storms-around',
      of: 'hail',
      timeZone: 'America/New_York',
      record: 'preliminary',
      aroundMiles: 50,
      reports: 2,
      allWithinMiles: '50',
      rows: [
        {
          at: '2018-06-16T11:20:00.000Z',
          size: { amount: '1.00', unit: 'in' },
          miles: '5.0',
          bearing: 90,
          basis: 'unknown',
          location: '3 E DENVER, CO',
          comment: 'COVERING THE GROUND',
          url: null,
          rowId: 'hail.csv line 21',
        },
        {
          at: '2018-06-16T12:20:00.000Z',
          size: null,
          miles: '9.5',
          bearing: 180,
          basis: 'unknown',
          location: null,
          comment: null,
          url: null,
          rowId: 'hail.csv line 22',
        },
      ],
    },
    others: [],
  };

  it('RPT-7 draws and lists each report around the property, with the number, the direction and the line of each', () => {
    const [line, picture, table] = blocksOf([around]) ?? [];
    expect(line).toMatchObject({ is: 'line', name: 'Hail reports one by one' });
    expect(picture).toMatchObject({
      is: 'storms',
      says: 'City of Denver: 2 reports within 10 miles, as a map and by time and distance. The table lists each one.',
      withinMiles: 10,
      rings: [3, 5, 10].map((miles) => ({ miles, label: `${miles} mi` })),
      marks: [
        { label: '1', east: 5, north: 0, miles: 5, size: expect.closeTo(0.143, 3) },
        { label: '2', east: 0, north: -9.5, miles: 9.5, size: null },
      ],
    });
    expect(table).toMatchObject({
      is: 'table',
      rows: [
        [
          '1',
          '5.0 mi E',
          '1.00 in (quarter)',
          'June 16, 2018 at 7:20 AM',
          '3 E DENVER, CO. COVERING THE GROUND',
          'hail.csv line 21',
        ],
        ['2', '9.5 mi S', 'size not given', 'June 16, 2018 at 8:20 AM', '', 'hail.csv line 22'],
      ],
    });
  });

  it('RPT-7 leaves out the column of places where no report names one', () => {
    if (around.is !== 'known' || around.value.kind !== 'storms-around') throw new Error('unreachable');
    const rows = around.value.rows.map((row) => ({ ...row, location: null, comment: null }));
    const [, , table] = blocksOf([{ ...around, value: { ...around.value, rows } }]) ?? [];
    expect(table?.is === 'table' && table.columns.map(({ title }) => title)).toEqual([
      'No.',
      'Distance',
      'Size or speed',
      'Local time',
      'File and line',
    ]);
    expect(table).toMatchObject({ rows: [{ 4: 'hail.csv line 21' }, { 4: 'hail.csv line 22' }] });
  });

  it('RPT-7 of another record are drawn and listed apart', () => {
    if (around.is !== 'known') throw new Error('unreachable');
    const { section: _, name: __, is: ___, confidence: ____, others: _____, ...row } = around;
    const both: ReportFact = { ...around, others: [{ ...row, why: 'unconfirmed' }] };
    expect(blocksOf([both])?.map(({ is }) => is)).toEqual(['line', 'storms', 'table', 'storms', 'table']);
  });

  it.each<[string, ReportFact]>([
    ['not included', { section, name: 'hail-reports', is: 'not-included', addOn: 'weather' }],
    ['unknown', { section, name: 'hail-reports', is: 'unknown', settledBy: 'storm-records', others: [] }],
  ])('RPT-7 draws nothing where storms are %s', (_, fact) => {
    expect(blocksOf([fact])?.map(({ is }) => is)).toEqual(['line']);
  });
});
