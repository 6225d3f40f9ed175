import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine, projectCsvLine, projectsCsvHead } from './projects-csv.policy.ts';

const row = {
  reportNumber: '100042',
  address: '1437 Bannock St, Denver, CO 80202',
  jurisdiction: null,
  state: 'co',
  createdAt: Date.parse('2026-02-02T23:30:00Z'),
  createdBy: 'Ada Marsh',
  propertyType: 'commercial',
  roofType: 'low-slope',
  includes: ['code-detail', 'weather'],
  claimNumber: '=cmd()',
  jobNumber: null,
  archived: true,
} as const;

describe('projects as a table', () => {
  it('DASH-1 has a head and a line for each', () => {
    expect(projectsCsvHead('en')).toBe(
      '\uFEFFReport,Address,State,Jurisdiction,Property,Roof,Includes,Claim number,Job number,Created,Created by,Archived\r\n',
    );
    expect(projectCsvLine(row, 'en')).toBe(
      `100042,"1437 Bannock St, Denver, CO 80202",CO,,Commercial,Low slope,"Code detail, Weather history",'=cmd(),,2026-02-02,Ada Marsh,Yes\r\n`,
    );
    expect(projectCsvLine(row, 'es')).toContain('Pendiente baja');
  });

  it('DASH-1 no cell begins like a formula', () => {
    fc.assert(
      fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), fc.string(), (sign, rest) => {
        expect(parsed(csvLine([`${sign}${rest}`]))).toEqual([`'${sign}${rest}`]);
      }),
    );
  });

  it('DASH-1 every other text is read back as it was', () => {
    const text = fc.string({ unit: 'binary' }).filter((one) => !/^[=+\-@\t\r]/.test(one));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (cells) => {
        expect(parsed(csvLine(cells))).toEqual(cells);
      }),
    );
  });
});

/** A reader of RFC 4180, for one line. */
function parsed(line: string): string[] {
  const cells = [''];
  let isQuoted = false;
  for (let at = 0; at < line.length - 2; at++) {
    const sign = line.charAt(at);
    if (isQuoted && sign === '"' && line.charAt(at + 1) === '"') {
      cells[cells.length - 1] += '"';
      at++;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === ',' && !isQuoted) cells.push('');
    else cells[cells.length - 1] += sign;
  }
  return cells;
}
