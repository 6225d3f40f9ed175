import { describe, expect, it } from 'vitest';
import { loadedDays } from './loaded-days.policy.ts';

const MAY = { from: '2013-05-31', to: '2013-06-01' };
const JUNE = { from: '2018-06-15', to: '2018-06-16' };

describe('the days that were searched', () => {
  it('RPT-2 are told without those between two files', () => {
    expect(loadedDays('spc-daily', [JUNE, MAY])).toBe('2013-05-31 – 2013-06-01, 2018-06-15 – 2018-06-16');
    expect(loadedDays('spc-annual', [JUNE, MAY])).toBe('2013-05-31 – 2013-06-01, 2018-06-15 – 2018-06-16');
  });

  it('RPT-2 are one span where files follow each other, or overlap', () => {
    const days = [MAY, { from: '2013-06-01', to: '2013-06-02' }, { from: '2013-06-03', to: '2013-06-03' }];
    expect(loadedDays('spc-daily', days)).toBe('2013-05-31 – 2013-06-03');
    expect(loadedDays('spc-daily', [{ from: '2013-05-01', to: '2013-07-01' }, MAY])).toBe(
      '2013-05-01 – 2013-07-01',
    );
  });

  it('RPT-2 of the files of whole years have no gap at the turn of the year', () => {
    const years = [
      { from: '2018-01-04', to: '2018-12-20' },
      { from: '2019-01-05', to: '2019-12-29' },
    ];
    expect(loadedDays('spc-annual', years)).toBe('2018-01-04 – 2019-12-29');
    expect(loadedDays('spc-daily', years)).toBe('2018-01-04 – 2018-12-20, 2019-01-05 – 2019-12-29');
  });

  it('RPT-2 are told of the first and the last of many spans, and not at all where nothing is loaded', () => {
    const many = Array.from({ length: 9 }, (_, index) => ({
      from: `200${index}-05-01`,
      to: `200${index}-05-01`,
    }));
    expect(loadedDays('spc-daily', many)).toBe(
      '2000-05-01, 2001-05-01, 2002-05-01, …, 2006-05-01, 2007-05-01, 2008-05-01',
    );
    expect(loadedDays('spc-daily', [])).toBeNull();
  });
});
