import { FakeUniqueIds } from '@ridgeline/core/testing/session';
import { FakeClock, FakeTimer } from '@ridgeline/core/testing/shared';
import { FakeOwnRecords, FakeSyncStore } from '@ridgeline/core/testing/sync';
import { UnlockOwnRecords } from '@ridgeline/core/sync';
import { describe, expect, it } from 'vitest';
import { Gate, settled } from '../testing/gate.ts';
import { ada, aSession } from '../testing/visitors.ts';
import { OfflineKeeper } from './offline-keeper.ts';

function setUp() {
  const world = aSession();
  const clock = new FakeClock();
  const timer = new FakeTimer(clock);
  const store = new FakeSyncStore(clock);
  const records = new FakeOwnRecords();
  const log: string[] = [];
  const keeper = new OfflineKeeper({
    session: world.session,
    unlock: new UnlockOwnRecords({ records, store, ids: new FakeUniqueIds(), clock }),
    records,
    clock,
    timer,
    edits: { sendNow: async () => void log.push('edits sent') },
    keepUnkept: async () => void log.push('reads kept'),
    persist: async () => void log.push('storage asked for'),
  });
  const copy = { key: '/codeReports/CR-1', at: clock.now(), text: '{}' };
  return { ...world, records, store, timer, log, keeper, copy };
}

describe('what this browser keeps of a person', () => {
  it('is unlocked when they are signed in, and not before', async () => {
    const { keeper, session, records, log } = setUp();
    keeper.keep();
    await settled();
    expect([records.isUnlocked, log]).toEqual([false, []]);
    await session.signIn(ada);
    await settled();
    expect([records.isUnlocked, log]).toEqual([true, ['reads kept', 'edits sent', 'storage asked for']]);
  });

  it('is unlocked a little later where the API did not answer, and not for who has left', async () => {
    const { keeper, session, records, store, timer } = setUp();
    store.refuseWith('unavailable');
    const stop = keeper.keep();
    await session.signIn(ada);
    await settled();
    expect(records.isUnlocked).toBe(false);
    store.refuseWith(null);
    await timer.advance(15_000);
    await settled();
    expect(records.isUnlocked).toBe(true);
    stop();
  });

  it('loses the copies when the team is another, and not the edits', async () => {
    const { keeper, session, records, profiles, copy } = setUp();
    await session.signIn(ada);
    const stop = keeper.keep();
    await settled();
    await records.write('copies', copy);
    await records.write('edits', copy);
    stop();
    keeper.keep();
    await settled();
    expect(await records.read('copies', copy.key)).not.toBeNull();
    profiles.account.change({ teamId: 't-2' });
    await session.signIn(ada);
    await settled();
    expect([await records.read('copies', copy.key), (await records.all('edits')).length]).toEqual([null, 1]);
  });

  it('is not unlocked with the secret of somebody who has left', async () => {
    const { keeper, session, records, store, log } = setUp();
    const late = new Gate();
    store.list = late.before(store.list.bind(store));
    await session.signIn(ada);
    keeper.keep();
    await session.signOut();
    await records.unlock('of the next person');
    await records.write('edits', { key: 'a', at: 0, text: 'theirs' });
    await late.open();
    expect((await records.all('edits')).map(({ text }) => text)).toEqual(['theirs']);
    expect(log).toEqual([]);
  });

  it('stays locked without the API', async () => {
    const { keeper, session, records, store, log } = setUp();
    store.refuseWith('unavailable');
    await session.signIn(ada);
    keeper.keep();
    await settled();
    expect([records.isUnlocked, log]).toEqual([false, []]);
  });
});
