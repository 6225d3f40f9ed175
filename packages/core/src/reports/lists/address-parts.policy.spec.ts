import { describe, expect, it } from 'vitest';
import { addressParts, isPostalCity } from './address-parts.policy.ts';

describe('the parts of an address', () => {
  it.each([
    ['1437 Bannock St, Denver, CO 80202', '1437 Bannock St', 'Denver, CO 80202'],
    ['301 W 2nd St, Unit 4, Austin, TX 78701-1234', '301 W 2nd St, Unit 4', 'Austin, TX 78701-1234'],
    ['2875 145th St W, Rosemount, MN', '2875 145th St W', 'Rosemount, MN'],
    ['a barn behind the mill', 'a barn behind the mill', ''],
    ['', '', ''],
  ])('DASH-1 of %j', (address, street, locality) => {
    expect(addressParts(address)).toEqual({ street, locality });
  });

  it.each([
    ['Denver', '1437 Bannock St, Denver, CO 80202', true],
    ['CANON CITY', '128 Main St, Cañon City, CO 81212', true],
    ['City of Boston', '1 City Hall Square, Boston, MA 02201', true],
    ['Saint Louis', '1200 Market St, St. Louis, MO 63103', true],
    ['Douglas County', '9292 Ridgeline Blvd, Highlands Ranch, CO 80129', false],
    ['Denver', 'a barn behind the mill', false],
  ])('RPT-2 %s is the city of %j: %s', (municipality, address, expected) => {
    expect(isPostalCity(municipality, address)).toBe(expected);
  });
});
