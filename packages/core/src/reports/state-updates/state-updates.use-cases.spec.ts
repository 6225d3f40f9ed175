import { describe, expect, it } from 'vitest';
import type { Result } from '../../shared/result.ts';
import { FakeStateUpdatesGateway } from '../../testing/reports/fake-state-updates-gateway.ts';
import { LoadLastUpdate } from './load-last-update.use-case.ts';
import { LoadLocalUpdates } from './load-local-updates.use-case.ts';
import { LoadStateUpdates } from './load-state-updates.use-case.ts';
import { LoadSubscribedStates } from './load-subscribed-states.use-case.ts';
import { SubscribeToStates } from './subscribe-to-states.use-case.ts';

const changedAt = Date.parse('2026-01-15T00:00:00Z');

function setUp() {
  const updates = new FakeStateUpdatesGateway();
  updates.changed('co', changedAt);
  return updates;
}

describe('changes of the codes of a state', () => {
  it('DASH-5 are returned by state and in total', async () => {
    const updates = setUp();
    expect(await new LoadLastUpdate(updates).run()).toEqual({ ok: true, value: changedAt });
    const told = { ok: true, value: { co: changedAt, ia: null } };
    expect(await new LoadStateUpdates(updates).run(['co', 'ia'])).toEqual(told);
    expect(await new LoadLocalUpdates(updates).run(['co', 'ia'])).toEqual(told);
  });

  it('DASH-5 are returned to subscribers', async () => {
    const updates = setUp();
    expect((await new SubscribeToStates(updates).run(['co'])).ok).toBe(true);
    expect(await new LoadSubscribedStates(updates).run()).toEqual({ ok: true, value: ['co'] });
  });

  it.each<[failure: string, attempt: (updates: FakeStateUpdatesGateway) => Promise<Result<unknown, string>>]>(
    [
      ['unable-to-get-last-state-update', (updates) => new LoadLastUpdate(updates).run()],
      ['unable-to-get-last-state-update', (updates) => new LoadStateUpdates(updates).run(['co'])],
      ['unable-to-get-last-state-update', (updates) => new LoadLocalUpdates(updates).run(['co'])],
      ['unable-to-determine-access', (updates) => new LoadSubscribedStates(updates).run()],
      ['unable-to-update-subscription-states', (updates) => new SubscribeToStates(updates).run(['co'])],
    ],
  )('DASH-5 that cannot be had are told as %s, a lost session apart', async (failure, attempt) => {
    const updates = setUp();
    updates.refuseWith('unavailable');
    expect(await attempt(updates)).toEqual({ ok: false, failure });
    updates.refuseWith('signed-out');
    expect(await attempt(updates)).toEqual({ ok: false, failure: 'signed-out' });
  });
});
