import { describe, expect, it } from 'vitest';
import { hasPublishedFiles, publishedFile } from '../testing/storms/published-storm-files.ts';
import { refusalsIn, reportsIn, rowsOf } from '../testing/storms/storm-files.ts';
import { kindOfFileName, SpcAnnualFile } from './spc-annual-file.policy.ts';

const HAIL =
  'om,yr,mo,dy,date,time,tz,st,stf,stn,mag,inj,fat,loss,closs,slat,slon,elat,elon,len,wid,ns,sn,sg,f1,f2,f3,f4';
const row = (change: Readonly<Record<string, string>> = {}, header = HAIL) => {
  const fields: Readonly<Record<string, string>> = {
    om: '1',
    yr: '2017',
    mo: '05',
    dy: '08',
    date: '2017-05-08',
    time: '14:43:00',
    tz: '3',
    st: 'CO',
    stf: '8',
    mag: '1.75',
    slat: '39.7',
    slon: '-105.1',
    f1: '59',
    mt: 'MG',
    ...change,
  };
  return header
    .split(',')
    .map((column) => fields[column] ?? '0')
    .join(',');
};
const read = (kind: 'hail' | 'wind', ...lines: readonly string[]) =>
  rowsOf(new SpcAnnualFile(kind), lines.join('\n'));

describe('an annual file', () => {
  it('gives hail in hundredths of an inch, and Central Standard Time as UTC', () => {
    expect(reportsIn(read('hail', HAIL, row()))).toEqual([
      {
        kind: 'hail',
        at: Date.UTC(2017, 4, 8, 20, 43),
        place: { latitude: 39.7, longitude: -105.1 },
        magnitude: { unit: 'hundredths-in', value: 175 },
        basis: 'unknown',
        record: 'spc-annual',
        location: '',
        county: '08059',
        state: 'CO',
        comments: '',
        eventId: null,
        line: 2,
      },
    ]);
  });

  it('gives wind in knots, with how it is known', () => {
    const header = `${HAIL},mt`;
    const rows = read('wind', header, row({ mag: '52' }, header), row({ mag: '60.0', mt: 'ES' }, header));
    expect(reportsIn(rows).map(({ magnitude, basis }) => [magnitude, basis])).toEqual([
      [{ unit: 'knots', value: 52 }, 'measured'],
      [{ unit: 'knots', value: 60 }, 'estimated'],
    ]);
  });

  it('takes 0 for an unknown size, and no county for county 0', () => {
    const [report] = reportsIn(read('hail', HAIL, row({ mag: '0.0', f1: '0' })));
    expect([report?.magnitude, report?.county]).toEqual([null, '']);
  });

  it('reads a copy that a spreadsheet saved, by the columns of year, month and day', () => {
    const [report] = reportsIn(
      read('hail', HAIL, row({ yr: '2019', mo: '1', dy: '4', date: '1/4/19', time: '9:05' })),
    );
    expect(report?.at).toBe(Date.UTC(2019, 0, 4, 15, 5));
  });

  it.each([
    ['date-invalid', { dy: '31', mo: '02' }],
    ['time-invalid', { time: '25:00:00' }],
    ['time-zone-unknown', { tz: '?' }],
    ['magnitude-invalid', { mag: 'large' }],
    ['magnitude-invalid', { mag: '1.753' }],
    ['place-invalid', { slat: '0.0', slon: '0.0' }],
    ['state-invalid', { st: '8' }],
  ])('says %s and reads the other lines', (why, change) => {
    const rows = read('hail', HAIL, row(), row(change), row());
    expect(refusalsIn(rows)).toEqual([[3, why]]);
    expect(reportsIn(rows)).toHaveLength(2);
  });

  it('refuses a line with other columns, and a file without the header', () => {
    expect(refusalsIn(read('hail', HAIL, '1,2017,05'))).toEqual([[2, 'columns-missing']]);
    expect(refusalsIn(read('hail', 'Time,Size,Location'))).toEqual([[1, 'header-unknown']]);
  });

  it.each([
    ['1955-2017_hail.csv', 'hail'],
    ['2019_wind.csv', 'wind'],
    ['2019_wind.csv.gz', 'wind'],
    ['1950-2017_torn.csv', null],
  ])('%s holds %s', (name, kind) => {
    expect(kindOfFileName(name)).toBe(kind);
  });
});

describe.skipIf(!hasPublishedFiles)('the published files', () => {
  it.each([
    ['1955-2017_hail.csv', 'hail', 'hundredths-in'],
    ['1955-2017_wind.csv', 'wind', 'knots'],
  ] as const)('%s has 40 reports and no other line', (name, kind, unit) => {
    const rows = rowsOf(new SpcAnnualFile(kind), publishedFile(name));
    expect(refusalsIn(rows)).toEqual([]);
    expect(reportsIn(rows)).toHaveLength(40);
    const units = reportsIn(rows).flatMap(({ magnitude }) => (magnitude ? [magnitude.unit] : []));
    expect(units.every((one) => one === unit)).toBe(true);
  });
});
