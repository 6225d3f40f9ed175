import { CheckAddressAccess, SettleAddress, SuggestAddresses } from '@ridgeline/core/reports';
import { FakeAddressGateway } from '@ridgeline/core/testing/reports';
import { FakeClock, FakeTimer } from '@ridgeline/core/testing/shared';
import { describe, expect, it } from 'vitest';
import { FakeNavigation } from '../../testing/fake-navigation.ts';
import type { ProjectBarrier } from '../../view-model/project-barrier.ts';
import { ada, aSession } from '../../testing/visitors.ts';
import { AddressLookupViewModel } from './address-lookup.view-model.ts';

const place = (address: string) => ({ address, source: 'spec', locationId: null });
const DENVER = place('1437 Bannock St, Denver, CO 80202');
const BOSTON = place('1 City Hall Square, Boston, MA 02201');

async function setUp(address = '/addresslookup') {
  const { session } = aSession();
  await session.signIn(ada);
  const addresses = new FakeAddressGateway();
  addresses.add(DENVER, BOSTON);
  const timer = new FakeTimer(new FakeClock());
  const navigation = new FakeNavigation(address);
  const vm = new AddressLookupViewModel({
    suggest: new SuggestAddresses(addresses),
    settle: new SettleAddress(addresses),
    access: new CheckAddressAccess(addresses),
    barrier: { beforeAddress: null } as ProjectBarrier,
    session,
    timer,
    navigation,
  });
  const type = async (text: string) => {
    vm.type(text);
    timer.advance(250);
    await settled();
  };
  return { vm, addresses, timer, navigation, session, type };
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

describe('the address of a new project', () => {
  it('RPT-1 is suggested when typing pauses', async () => {
    const { vm, addresses, timer } = await setUp();
    for (const text of ['1', '14', '143']) {
      vm.type(text);
      timer.advance(100);
    }
    expect([addresses.asked, vm.isSearching]).toEqual([[], true]);
    timer.advance(150);
    await settled();
    expect(addresses.asked).toEqual(['143']);
    expect([vm.suggestions, vm.isSearching]).toEqual([[DENVER], false]);
  });

  it.each([
    [0, 1],
    [1, 0],
  ])(
    'RPT-1 shows the suggestions for what was typed last, when the answers come as %i, %i',
    async (...order) => {
      const { vm, addresses, type } = await setUp();
      const suggest = addresses.suggest.bind(addresses);
      const answers: (() => void)[] = [];
      addresses.suggest = async (text) => {
        await new Promise<void>((resolve) => answers.push(resolve));
        return suggest(text);
      };
      await type('denver');
      await type('boston');
      for (const at of order) {
        answers[at]?.();
        await settled();
        expect(vm.suggestions).not.toContainEqual(DENVER);
      }
      expect([vm.suggestions, vm.isSearching]).toEqual([[BOSTON], false]);
    },
  );

  it('RPT-1 that is picked leads on, if the plan covers it', async () => {
    const { vm, navigation, type } = await setUp();
    await type('denver');
    vm.pick('0');
    expect(vm.isChecking).toBe(true);
    await settled();
    expect(navigation.query).toEqual({ address: DENVER.address, source: 'spec' });
    expect(navigation.address).toMatch(/^\/propertytype\?/);
  });

  it('RPT-1 that the plan does not cover is refused', async () => {
    const { vm, addresses, navigation, type } = await setUp();
    addresses.deny(DENVER);
    await type('denver');
    vm.pick('0');
    await settled();
    expect([vm.problem, navigation.address]).toEqual(['address-denied', '/addresslookup']);
    vm.type('b');
    expect(vm.problem).toBeNull();
  });

  it('RPT-1 may be typed in full, and says what is missing', async () => {
    const { vm, navigation } = await setUp();
    await vm.submit();
    expect(vm.problem).toBe('required-field');
    vm.type('12 Nowhere Rd');
    await vm.submit();
    expect(vm.problem).toBe('address-unreadable');
    vm.type('12 Nowhere Rd, Denver, CO 80202');
    await vm.submit();
    expect(navigation.query).toEqual({ address: '12 Nowhere Rd, Denver, CO 80202', source: 'typed' });
  });

  it('RPT-1 typed without commas is the one that is suggested for it', async () => {
    const { vm, navigation } = await setUp();
    vm.type('1437 bannock st denver co 80202');
    const submitted = vm.submit();
    expect(vm.isChecking).toBe(true);
    await submitted;
    expect(navigation.query).toEqual({ address: DENVER.address, source: 'spec' });
  });

  it('RPT-1 is not looked up if something else is typed while it is asked about', async () => {
    const { vm, navigation } = await setUp();
    vm.type('1437 bannock st denver co 80202');
    const submitted = vm.submit();
    vm.type('1437 bannock st');
    await submitted;
    expect([vm.isChecking, vm.problem, navigation.address]).toEqual([false, null, '/addresslookup']);
  });

  it('RPT-1 typed as it is suggested keeps the source of the suggestion', async () => {
    const { vm, navigation, type } = await setUp();
    await type(DENVER.address.toLowerCase());
    await vm.submit();
    expect(navigation.query['source']).toBe('spec');
  });

  it('RPT-1 begins with what the address bar says', async () => {
    const { vm } = await setUp('/addresslookup?address=Denver');
    expect(vm.text).toBe('Denver');
  });

  it('DASH-5 says that access could not be determined, and ends a lost session', async () => {
    const { vm, addresses, session, type } = await setUp();
    addresses.refuseWith('unavailable');
    await type('denver');
    expect(vm.problem).toBe('unable-to-determine-access');
    addresses.refuseWith('signed-out');
    await type('boston');
    await settled();
    expect(session.session.is).toBe('signed-out');
  });

  it('RPT-1 asks nothing more when the screen is left', async () => {
    const { vm, addresses, timer } = await setUp();
    vm.type('denver');
    vm.leave();
    timer.advance(1000);
    await settled();
    expect(addresses.asked).toEqual([]);
  });
});
