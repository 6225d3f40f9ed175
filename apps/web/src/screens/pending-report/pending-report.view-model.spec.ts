import { AdoptReport, CreateAnonymousReport, SettleAddress } from '@ridgeline/core/reports';
import { FakeAnonymousReports } from '@ridgeline/core/testing/reports';
import { FakeUniqueIds } from '@ridgeline/core/testing/session';
import { describe, expect, it } from 'vitest';
import { FakeNavigation } from '../../testing/fake-navigation.ts';
import { aVisitorAddress } from '../../testing/visitor-pages.ts';
import { ada, aSession } from '../../testing/visitors.ts';
import { VisitorReport } from '../../view-model/visitor-report.store.ts';
import { PendingReportViewModel } from './pending-report.view-model.ts';

const ADDRESS = '1437 Bannock St, Denver, CO 80202';

function setUp(query: Readonly<Record<string, string>> = { address: ADDRESS }) {
  const anonymous = new FakeAnonymousReports();
  const navigation = new FakeNavigation(`/report/for?${new URLSearchParams(query)}`);
  const { preferences, session } = aSession();
  const { addresses, address } = aVisitorAddress();
  const vm = new PendingReportViewModel(
    new CreateAnonymousReport(anonymous),
    new SettleAddress(addresses),
    address,
    new FakeUniqueIds(),
    new VisitorReport(new AdoptReport(anonymous), preferences, session),
    session,
    navigation,
  );
  return { anonymous, navigation, vm, preferences, session, addresses };
}

describe('a pending anonymous report', () => {
  it('RPT-4 NAV-3 is made of what the address bar says, and opened as a sample', async () => {
    const { vm, navigation, preferences } = setUp();
    expect([vm.address.text, vm.propertyType, vm.roofType]).toEqual([ADDRESS, 'residential', 'steep-slope']);
    vm.chooseRoofType('low-slope');
    const making = vm.submit();
    expect(vm.isMaking).toBe(true);
    await making;
    expect(navigation.entries).toEqual([{ address: '/report/A-id-1?sample=true', keepsake: null }]);
    // D RPT-4.3
    expect(preferences.read('visitorReport')).toBe('A-id-1');
  });

  it('RPT-1 NAV-3 leads who is signed in to a project, with the address', async () => {
    const { vm, session, navigation } = setUp();
    vm.enter();
    expect(navigation.address).toMatch(/^\/report\/for/);
    await session.signIn(ada);
    vm.enter();
    expect([navigation.address.split('?')[0], navigation.query]).toEqual([
      '/addresslookup',
      { address: ADDRESS },
    ]);
  });

  it('NAV-3 takes types from the address bar, and leaves what is none', () => {
    const { vm } = setUp({ address: ADDRESS, propertyType: 'commercial', roofType: 'thatched' });
    expect([vm.propertyType, vm.roofType]).toEqual(['commercial', 'steep-slope']);
    vm.choosePropertyType('castle');
    expect(vm.propertyType).toBe('commercial');
  });

  it('VAL-1 asks for the address', async () => {
    const { vm, navigation } = setUp({});
    await vm.submit();
    expect([vm.addressProblem, navigation.address]).toEqual(['required-field', '/report/for?']);
  });

  it('RPT-1 RPT-4 typed without commas is made of the address that is suggested for it', async () => {
    const { vm, navigation, addresses } = setUp({ address: '1437 bannock st denver co 80202' });
    addresses.add({ address: ADDRESS, source: 'spec', locationId: null });
    await vm.submit();
    expect([vm.address.text, navigation.address]).toEqual([ADDRESS, '/report/A-id-1?sample=true']);
  });

  it('RPT-1 RPT-4 says at the field that what was typed is no address, until it is changed', async () => {
    const { vm, navigation } = setUp({ address: '1437 bannock st' });
    await vm.submit();
    expect([vm.addressProblem, vm.failure, vm.isMaking]).toEqual(['address-unreadable', null, false]);
    expect(navigation.address).toContain('/report/for');
    vm.address.type('1437 bannock st d');
    expect(vm.addressProblem).toBeNull();
  });

  it('RPT-4 tells the server’s own words, and a new wish is a new order', async () => {
    const { vm, anonymous, navigation } = setUp();
    anonymous.refuseOrders('We have no data for this property.');
    await vm.submit();
    expect(vm.failure).toEqual({
      code: 'refused',
      why: null,
      message: 'We have no data for this property.',
    });
    const working = setUp();
    working.anonymous.breakDown();
    await working.vm.submit();
    expect(working.vm.failure).toEqual({ code: 'unavailable' });
    expect(navigation.address).toContain('/report/for');
  });

  it('RPT-4 sends the same order again under the same key, and another under another', async () => {
    const { vm, anonymous } = setUp();
    const keys: string[] = [];
    anonymous.create = async ({ orderKey }) => {
      keys.push(orderKey);
      return { ok: false, failure: { code: 'unavailable' } };
    };
    await vm.submit();
    await vm.submit();
    vm.chooseRoofType('low-slope');
    await Promise.all([vm.submit(), vm.submit()]);
    expect(keys).toEqual(['id-1', 'id-1', 'id-2']);
  });
});
