import { describe, expect, it } from 'vitest';
import { editionValue, isSameEdition, modelYear, yearNamed } from './edition.ts';

describe('an edition', () => {
  it.each([
    ['2021 I-Codes with amendments', 2021],
    ['2018 IRC (Minn. R. 1309)', 2018],
    ['2021 IRC (2023 Pikes Peak Regional Building Code)', 2021],
    ['2020 Minnesota Residential Code', 2018],
    ['2023 Oregon Residential Specialty Code', 2021],
    ['2021 Virginia USBC', 2021],
    ['Florida Building Code, 8th Edition (2023)', 2021],
    ['2013 Residential Code of Ohio', null],
    ['Michigan Residential Code (edition not stated on the page)', null],
  ])('RPT-3 %s rests on the model code of %s', (text, year) => {
    expect(modelYear(text)).toBe(year);
  });

  it.each([
    ['2013 Residential Code of Ohio', 2013],
    ['2009 IRC (municipal code text found by PLRB search: 2021 IRC)', 2009],
    ['Minnesota State Building Code', null],
  ])('RPT-3 %s names the year %s', (text, year) => {
    expect(yearNamed(text)).toBe(year);
  });

  it('RPT-3 is compared by the model code, and by its name where none is known', () => {
    const same = (one: string, other: string) => isSameEdition(editionValue(one), editionValue(other));
    expect(same('2020 Minnesota Residential Code', '2018 IRC')).toBe(true);
    expect(same('2021 IRC', '2018 IRC')).toBe(false);
    expect(same('2013 Residential Code of Ohio', '2009 IRC')).toBe(false);
    expect(same('2013 Residential Code of Ohio', '2013 Residential Code of Ohio')).toBe(true);
  });
});
