import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { US_STATES } from '../shared/us-states.ts';
import { endingInZip, parseAddressLine } from './address-line.policy.ts';

describe('an address in one line', () => {
  it.each([
    ['1437 Bannock St, Denver, CO 80202', '1437 Bannock St, Denver', 'co', '80202'],
    [
      ' 1600  Pennsylvania Ave NW, Washington, dc 20500-0001 ',
      '1600 Pennsylvania Ave NW, Washington',
      'dc',
      '20500-0001',
    ],
    ['1 Main St, Portland, ME, 041011234', '1 Main St, Portland', 'me', '04101-1234'],
    ['Cañon City, CO 81212', 'Cañon City', 'co', '81212'],
  ])('RPT-1 %j is read', (text, streetAndCity, state, zip) => {
    expect(parseAddressLine(text)).toEqual({ streetAndCity, state, zip });
  });

  it.each([
    '',
    'Denver',
    '1437 Bannock St, Denver',
    'Denver, CO',
    ', CO 80202',
    'Denver, ZZ 80202',
    'Denver, CO 8020',
    'San Juan, PR 00901',
    'Denver CO 80202',
    '-, CO 80202',
  ])('RPT-1 %j is none', (text) => {
    expect(parseAddressLine(text)).toBeNull();
  });

  it('RPT-1 any of the fifty states and the District is read, in any case', () => {
    const states = fc.constantFrom(...US_STATES.map(({ value }) => value), 'dc');
    fc.assert(
      fc.property(states, fc.boolean(), fc.stringMatching(/^\d{5}$/), (state, upper, zip) => {
        const letters = upper ? state.toUpperCase() : state;
        expect(parseAddressLine(`1 Main St, Springfield, ${letters} ${zip}`)).toMatchObject({ state, zip });
      }),
    );
  });

  it('RPT-1 what was typed may end in a ZIP code without a state', () => {
    expect(endingInZip('1437 bannock st 80202')).toEqual({ before: '1437 bannock st', zip: '80202' });
    expect(endingInZip('1437 Bannock St, Denver, CO 80202-1234')).toMatchObject({ zip: '80202-1234' });
    for (const text of ['80202', '1437 bannock', '1437 bannock st 802021'])
      expect(endingInZip(text)).toBeNull();
  });
});
