import { describe, expect, it } from 'vitest';
import { stormFileOf } from './storm-file.policy.ts';

const DAY = 'Time,Size,Location,County,State,Lat,Lon,Comments';
const RAW = 'Raw Tornado LSR for 130401 12Z to 11:59Z the next day';
const ANNUAL = 'om,yr,mo,dy,date,time,tz,st,stf,stn,mag';
const EVENTS = 'BEGIN_YEARMONTH,BEGIN_DAY,BEGIN_TIME';

describe('a file of storm reports', () => {
  it.each([
    ['0531_hail.csv', DAY, 'spc-daily'],
    ['yesterday.csv', RAW, 'spc-daily'],
    ['2019_hail.csv', ANNUAL, 'spc-annual'],
    ['StormEvents_details-ftp_v1.0_d2018_c20240216.csv.gz', EVENTS, 'ncei'],
    ['StormEvents_details-ftp_v1.0_d2018_c20240216.csv', `"${EVENTS.replaceAll(',', '","')}"`, 'ncei'],
  ])('%s that begins with %s is of %s', (name, firstLine, record) => {
    expect(stormFileOf({ name, firstLine, day: null })).toMatchObject({ record });
  });

  it.each([
    ['notes.csv', 'a,b,c', 'header-unknown'],
    ['empty.csv', '', 'header-unknown'],
    ['annual.csv', ANNUAL, 'kind-not-in-name'],
    ['details.csv.gz', EVENTS, 'edition-not-in-name'],
  ])('%s that begins with %s is none: %s', (name, firstLine, failure) => {
    expect(stormFileOf({ name, firstLine, day: null })).toBe(failure);
  });

  it('takes the day of a daily file from its name, before the one that is given', () => {
    const read = (name: string) => {
      const file = stormFileOf({ name, firstLine: DAY, day: Date.UTC(2020, 4, 31) });
      if (typeof file === 'string') throw new Error(file);
      file.next(DAY);
      file.next('1335,100,A,B,WI,44.78,-89.69,(GRB)');
      const row = file.end();
      return row?.is === 'report' && new Date(row.report.at).getUTCFullYear();
    };
    expect([read('0531_hail.csv'), read('180615_rpts_filtered_hail.csv')]).toEqual([2020, 2018]);
  });

  it('knows which kinds a day tells of, also where there was none', () => {
    const file = stormFileOf({ name: '180615_rpts.csv', firstLine: DAY, day: null });
    if (typeof file === 'string') throw new Error(file);
    file.next(DAY);
    expect([...file.kinds]).toEqual(['hail']);
    file.next(DAY.replace('Size', 'Speed'));
    expect([...file.kinds]).toEqual(['hail', 'wind']);
  });
});
