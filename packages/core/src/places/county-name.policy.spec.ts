import { describe, expect, it } from 'vitest';
import { countyName, hasCountyGovernment } from './county-name.policy.ts';

describe('the name of a county', () => {
  it.each([
    ['Douglas', '08035', 'Douglas County'],
    ['Douglas County', '08035', 'Douglas County'],
    ['Caddo Parish', '22017', 'Caddo Parish'],
    ['Orleans', '22071', 'Orleans Parish'],
    ['Ketchikan Gateway', '02130', 'Ketchikan Gateway Borough'],
    ['Nome', '02180', 'Nome Census Area'],
    ['Capitol Region', '09110', 'Capitol Region Planning Region'],
    ['St. Louis (city)', '29510', 'St. Louis'],
    ['Alexandria', '51510', 'Alexandria'],
    ['District of Columbia', '11001', 'District of Columbia'],
  ])('RPT-2 %s of %s is %s', (name, fips, full) => {
    expect(countyName(name, fips)).toBe(full);
    expect(countyName(full, fips)).toBe(full);
  });

  it('RPT-2 a census area of Alaska governs nothing', () => {
    expect(hasCountyGovernment('02180')).toBe(false);
    expect(hasCountyGovernment('02020')).toBe(true);
    expect(hasCountyGovernment('08035')).toBe(true);
  });
});
