import { describe, expect, it } from 'vitest';
import { FakeUniqueIds } from '../../testing/session/fake-unique-ids.ts';
import { FakeClock } from '../../testing/shared/fake-clock.ts';
import { FakeOwnRecords, FakeRecordStorage } from '../../testing/sync/fake-own-records.ts';
import { FakeSyncStore } from '../../testing/sync/fake-sync-store.ts';
import { COPY_LIFETIME } from './kept-reads.policy.ts';
import { UnlockOwnRecords } from './unlock-own-records.use-case.ts';

const isHere = () => true;

function setUp() {
  const clock = new FakeClock();
  const store = new FakeSyncStore(clock);
  const ids = new FakeUniqueIds();
  const storage = new FakeRecordStorage();
  const open = () => {
    const records = new FakeOwnRecords(storage);
    return { records, unlock: new UnlockOwnRecords({ records, store, ids, clock }) };
  };
  return { clock, store, storage, open };
}

describe('what a browser keeps of a person', () => {
  it('is unlocked by a secret that every device of theirs gets from the API', async () => {
    const { open, clock } = setUp();
    const first = open();
    expect(await first.unlock.run(isHere)).toBe(true);
    await first.records.write('edits', { key: 'a', at: clock.now(), text: 'kept' });
    const later = open();
    expect(await later.unlock.run(isHere)).toBe(true);
    expect(await later.records.all('edits')).toHaveLength(1);
  });

  it('has one secret, also if two devices begin at once', async () => {
    const { open, clock } = setUp();
    const devices = [open(), open(), open()];
    await Promise.all(devices.map(({ unlock }) => unlock.run(isHere)));
    await devices[0]?.records.write('copies', { key: 'a', at: clock.now(), text: 'kept' });
    for (const { records } of devices) expect(await records.all('copies')).toHaveLength(1);
  });

  it('stays locked without the API, and open without it once it is unlocked', async () => {
    const { open, store } = setUp();
    store.refuseWith('unavailable');
    const { records, unlock } = open();
    expect([await unlock.run(isHere), records.isUnlocked]).toEqual([false, false]);
    store.refuseWith(null);
    await unlock.run(isHere);
    store.refuseWith('unavailable');
    expect([await unlock.run(isHere), records.isUnlocked]).toEqual([true, true]);
  });

  it('stays locked for somebody who left before the secret came', async () => {
    const { open } = setUp();
    const { records, unlock } = open();
    expect([await unlock.run(() => false), records.isUnlocked]).toEqual([false, false]);
  });

  it.each(['copies', 'drafts'] as const)('loses %s whose time is over', async (box) => {
    const { open, clock } = setUp();
    const { records, unlock } = open();
    await unlock.run(isHere);
    await records.write(box, { key: 'old', at: clock.now(), text: '' });
    clock.advance(COPY_LIFETIME);
    await records.write(box, { key: 'new', at: clock.now(), text: '' });
    await unlock.run(isHere);
    expect((await records.all(box)).map(({ key }) => key)).toEqual(['new']);
  });
});
