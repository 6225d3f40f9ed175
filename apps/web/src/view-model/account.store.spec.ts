import { LoadAllowances } from '@ridgeline/core/plans';
import { FakeAllowanceGateway, someAllowances } from '@ridgeline/core/testing/plans';
import { aProfile, FakeUiConfigurationGateway } from '@ridgeline/core/testing/profile';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { Gate } from '../testing/gate.ts';
import { ada, aSession } from '../testing/visitors.ts';
import { AccountStore } from './account.store.ts';

function setUp() {
  const world = aSession();
  const gateway = new FakeAllowanceGateway();
  const configurations = new FakeUiConfigurationGateway();
  const account = new AccountStore(world.session, configurations, new LoadAllowances(gateway));
  account.keep();
  return { ...world, gateway, configurations, account };
}

const closed = { allowPlanDetailAccess: false, availableCalculators: [] };

describe("the API's data of the current user", () => {
  it('HDR-1 HDR-6 ENT-10 is empty for a visitor, and loaded after a sign-in', async () => {
    const { account, session, gateway } = setUp();
    await session.start();
    expect([account.ui, account.allowances, gateway.askedFor]).toEqual([closed, null, []]);
    await session.signIn(ada);
    await when(() => account.allowances !== null && account.ui.allowPlanDetailAccess);
    expect(account.allowances).toEqual(someAllowances());
    expect(account.ui.availableCalculators).toEqual(['iws', 'waste', 'ventilation']);
    session.profileChanged(aProfile({ givenName: 'Augusta' }));
    expect(gateway.askedFor).toHaveLength(1);
  });

  it('ENT-10 knows a configuration that could not be had from one that allows nothing, and asks again', async () => {
    const { account, session, configurations } = setUp();
    configurations.configuration = null;
    expect(account.uiState).toBe('loading');
    await session.signIn(ada);
    await when(() => account.uiState === 'failed');
    expect(account.ui).toEqual(closed);
    configurations.configuration = { ...closed };
    const asked = account.reloadUi();
    expect(account.uiState).toBe('loading');
    await asked;
    expect([account.uiState, account.ui]).toEqual(['ready', closed]);
  });

  it('NAV-8 HDR-1 HDR-6 is asked for as soon as the terms are accepted, and not before', async () => {
    const { account, session, gateway, profiles } = setUp();
    profiles.account.change({ acceptedTosAt: null });
    await session.signIn(ada);
    await account.reloadAllowances();
    expect([gateway.askedFor, account.allowances]).toEqual([[], null]);
    session.termsAccepted();
    await when(() => account.allowances !== null && account.ui.availableCalculators.length > 0);
    expect(account.allowances).toEqual(someAllowances());
  });

  it('HDR-6 is forgotten with the person, and a late answer is nobody’s', async () => {
    const { account, session } = setUp();
    await session.signIn(ada);
    const late = account.reloadAllowances();
    await session.signOut();
    await late;
    expect([account.ui, account.allowances]).toEqual([closed, null]);
  });

  it('HDR-6 is asked for again when something was used up', async () => {
    const { account, session, gateway } = setUp();
    await session.signIn(ada);
    gateway.allowances = someAllowances({ quickView: { allocation: 30, available: 11 } });
    await account.reloadAllowances();
    expect(account.allowances?.quickView.available).toBe(11);
  });

  it('RPT-1 HDR-6 takes what an order asked for before the account was kept', async () => {
    const { session, gateway } = setUp();
    const account = new AccountStore(session, new FakeUiConfigurationGateway(), new LoadAllowances(gateway));
    await session.signIn(ada);
    const asked = account.reloadAllowances();
    const gate = new Gate();
    gateway.load = gate.before(gateway.load.bind(gateway));
    account.keep();
    await asked;
    expect(account.allowances).toEqual(someAllowances());
    await gate.open();
  });

  it('HDR-6 shows nothing that could not be had', async () => {
    const { account, session, gateway } = setUp();
    gateway.failWith('unavailable');
    await session.signIn(ada);
    await account.reloadAllowances();
    expect(account.allowances).toBeNull();
  });
});
