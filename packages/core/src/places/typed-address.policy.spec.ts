import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ZipCode } from '../shared/zip-code.policy.ts';
import { parseAddressLine } from './address-line.policy.ts';
import { completeAddress, inTitleCase } from './typed-address.policy.ts';

const zip = '80202' as ZipCode;
const area = { city: 'Denver', state: 'co' } as const;

describe('an address completed from its ZIP code', () => {
  it.each([
    ['1437 bannock st'],
    ['1437 BANNOCK ST, DENVER, CO'],
    ['1437 Bannock St Denver'],
    ['1437 Bannock St, Denver'],
    ['1437 bannock st denver co'],
    ['1437 Bannock St, Denver, CO,'],
  ])('RPT-1 %j', (before) => {
    expect(completeAddress(before, zip, area)).toBe('1437 Bannock St, Denver, CO 80202');
  });

  it('RPT-1 keeps a city and a spelling that were typed', () => {
    expect(completeAddress('1 McDonald Rd NW, Highlands Ranch, CO', zip, area)).toBe(
      '1 McDonald Rd NW, Highlands Ranch, CO 80202',
    );
  });

  it.each(['Denver', 'Denver, CO', '1437', '1437 Bannock St, Denver, NY'])(
    'RPT-1 %j is no address',
    (before) => {
      expect(completeAddress(before, zip, area)).toBeNull();
    },
  );

  it('RPT-1 whatever is typed, what comes of it is a line that an order takes', () => {
    fc.assert(
      fc.property(fc.string(), (before) => {
        const line = completeAddress(before.trim().replace(/\s+/g, ' '), zip, area);
        if (line !== null) expect(parseAddressLine(line)).toMatchObject({ state: 'co', zip });
      }),
    );
  });

  it('RPT-1 words are written as addresses are', () => {
    expect(inTitleCase("200 E COLFAX AVE, O'FALLON")).toBe("200 E Colfax Ave, O'fallon");
    expect(inTitleCase('10 Downing')).toBe('10 Downing');
  });
});
