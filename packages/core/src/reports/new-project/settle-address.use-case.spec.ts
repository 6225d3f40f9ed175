import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAddressLine } from '../../places/address-line.policy.ts';
import { FakeAddressGateway } from '../../testing/reports/fake-address-gateway.ts';
import { aPlace } from '../../testing/reports/new-project.arbitrary.ts';
import { SettleAddress } from './settle-address.use-case.ts';
import { withItsCommas } from './typed-line.policy.ts';

const hall = aPlace({ address: '1437 Bannock St, Denver, CO 80202' });
const capitol = aPlace({ address: '200 E Colfax Ave, Denver, CO 80203' });
const written = (address: string) => ({ address, source: 'typed', locationId: null });

function setUp() {
  const addresses = new FakeAddressGateway();
  addresses.add(hall, capitol);
  return { addresses, settle: new SettleAddress(addresses) };
}

describe('an address that was typed, and not picked', () => {
  it.each([
    '1437 bannock st denver co 80202',
    '1437 Bannock St, Denver CO 80202',
    '1437 BANNOCK ST. DENVER',
    '1437 bannock st 80202',
  ])('RPT-1 %j is the suggestion that it names', async (text) => {
    expect(await setUp().settle.run(text)).toEqual(hall);
  });

  it('RPT-1 in full is taken as it is written, and nobody is asked', async () => {
    const { addresses, settle } = setUp();
    expect(await settle.run(' 1437 Bannock St, Denver, CO 80202 ')).toEqual(written(hall.address));
    expect(addresses.asked).toEqual([]);
  });

  it('RPT-1 gets the comma before its state where nothing is suggested', async () => {
    const { addresses, settle } = setUp();
    const line = '12 Nowhere Rd, Denver, CO 80202';
    expect(await settle.run('12 Nowhere Rd, Denver CO 80202')).toEqual(written(line));
    addresses.refuseWith('unavailable');
    expect(await settle.run('12 Nowhere Rd, Denver CO 80202')).toEqual(written(line));
  });

  it.each([
    '',
    'denver',
    'bannock st',
    '143',
    '14 bannock st',
    '1437 st bannock',
    '12 nowhere rd denver co 80202',
  ])('RPT-1 %j names none', async (text) => {
    expect(await setUp().settle.run(text)).toBeNull();
  });

  it('RPT-1 is none of several that it may mean', async () => {
    const { addresses, settle } = setUp();
    addresses.add(aPlace({ address: '1437 N Bannock St, Denver, CO 80202' }));
    expect(await settle.run('1437 bannock st denver')).toBeNull();
  });

  it('RPT-1 what is settled is a line that an order takes', async () => {
    const part = fc.constantFrom('1437', 'Bannock', 'St', ',', ' ', 'CO', 'Denver', '80202', '8020', 'x');
    await fc.assert(
      fc.asyncProperty(fc.array(part), async (parts) => {
        const settled = await setUp().settle.run(parts.join(' '));
        if (settled !== null) expect(parseAddressLine(settled.address)).not.toBeNull();
      }),
    );
  });

  it('RPT-1 with its comma is left as it is', () => {
    for (const text of [hall.address, 'Denver CO 80202', '1437 Bannock St, Denver'])
      expect(withItsCommas(text)).toBe(text);
  });
});
