import {
  LoadLastUpdate,
  LoadLocalUpdates,
  LoadStateUpdates,
  LoadSubscribedStates,
  SubscribeToStates,
} from '@ridgeline/core/reports';
import { FakeStateUpdatesGateway } from '@ridgeline/core/testing/reports';
import { describe, expect, it } from 'vitest';
import { Language } from '../../language/language.store.ts';
import { ada, aSession } from '../../testing/visitors.ts';
import { ToastStore } from '../../view-model/toasts.store.ts';
import { CodeUpdatesViewModel } from './code-updates.view-model.ts';

const changedAt = Date.parse('2026-01-15T00:00:00Z');

async function setUp() {
  const { session } = aSession();
  await session.signIn(ada);
  const updates = new FakeStateUpdatesGateway();
  updates.changed('co', changedAt);
  const toasts = new ToastStore();
  const vm = new CodeUpdatesViewModel({
    lastUpdate: new LoadLastUpdate(updates),
    stateUpdates: new LoadStateUpdates(updates),
    localUpdates: new LoadLocalUpdates(updates),
    subscribed: new LoadSubscribedStates(updates),
    subscribe: new SubscribeToStates(updates),
    session,
    toasts,
    language: new Language({ getItem: () => null, setItem: () => {} }, ['en']),
  });
  await vm.load();
  return { vm, updates, toasts, session };
}

describe('the changes of codes that a person follows', () => {
  it('DASH-5 say when codes changed last, and of each state that is followed, when', async () => {
    const { vm, updates } = await setUp();
    expect(vm.state).toEqual({ is: 'ready', lastUpdate: changedAt, followed: [] });
    await vm.follow('ia');
    await vm.follow('co');
    const co = { state: 'co', name: 'Colorado', changedAt, localChangedAt: changedAt };
    const ia = { state: 'ia', name: 'Iowa', changedAt: null, localChangedAt: null };
    expect(vm.state).toMatchObject({ followed: [co, ia] });
    expect(vm.others.some(({ id }) => id === 'co')).toBe(false);
    await vm.unfollow('co');
    expect(vm.state).toMatchObject({ followed: [ia] });
    expect(await updates.subscribedStates()).toEqual({ ok: true, value: ['ia'] });
    expect(vm.others).toContainEqual({ id: 'dc', label: 'District of Columbia' });
  });

  it('DASH-5 stay as they were where a change could not be saved', async () => {
    const { vm, updates, toasts } = await setUp();
    updates.refuseWith('unavailable');
    await vm.follow('co');
    expect([vm.state.is === 'ready' && vm.state.followed, vm.changing]).toEqual([[], null]);
    expect(toasts.takeAll().map(({ tone }) => tone)).toEqual(['danger']);
    await vm.load();
    expect(vm.state).toEqual({ is: 'failed' });
    updates.refuseWith(null);
    await vm.load();
    expect(vm.state.is).toBe('ready');
  });

  it('START-5 end a session that is no longer valid', async () => {
    const { vm, updates, session } = await setUp();
    updates.refuseWith('signed-out');
    await vm.load();
    await expect.poll(() => session.session.is).toBe('signed-out');
  });
});
