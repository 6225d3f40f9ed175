import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ProfileGateway, type ProfileFailure } from '../profile/profile-gateway.port.ts';
import type { Profile } from '../profile/profile.ts';
import type { Result } from '../shared/result.ts';
import { aNotice, migrationNotice } from '../testing/profile/notice.builder.ts';
import { FakeProfileGateway } from '../testing/profile/fake-profile-gateway.ts';
import { aProfile } from '../testing/profile/profile.builder.ts';
import { FakeClock } from '../testing/shared/fake-clock.ts';
import { EagerTimer, FakeTimer } from '../testing/shared/fake-timer.ts';
import { WatchMigration } from './watch-migration.use-case.ts';

function setUp(profiles: ProfileGateway = new FakeProfileGateway()) {
  const clock = new FakeClock(0);
  const timer = new FakeTimer(clock);
  const over: string[] = [];
  const loaded: Profile[] = [];
  const hands = {
    over: (why: string) => void over.push(why),
    loaded: (profile: Profile) => void loaded.push(profile),
  };
  return { clock, timer, over, loaded, hands, watch: new WatchMigration(clock, timer, profiles) };
}

function moving(): FakeProfileGateway {
  const profiles = new FakeProfileGateway();
  profiles.account.change({ notices: [migrationNotice] });
  return profiles;
}

describe('watching a migration', () => {
  it('NOTE-2 loads the profile every 3 seconds until the notice is gone, then says so once', async () => {
    const profiles = moving();
    const { timer, over, loaded, hands, watch } = setUp(profiles);
    watch.run([migrationNotice], hands);
    await timer.advance(2999);
    expect(profiles.loads).toBe(0);
    await timer.advance(1);
    expect(profiles.loads).toBe(1);
    await timer.advance(6000);
    expect(profiles.loads).toBe(3);
    expect(over).toEqual([]);
    profiles.account.change({ notices: [aNotice()] });
    await timer.advance(3000);
    expect(over).toEqual(['all-available']);
    expect(loaded).toHaveLength(4);
    expect(loaded.at(-1)).toBe(profiles.account.profile);
    await timer.advance(60_000);
    expect(profiles.loads).toBe(4);
    expect(over).toHaveLength(1);
  });

  it('NOTE-2 a profile without any notices has none', async () => {
    const profiles = moving();
    const { timer, over, hands, watch } = setUp(profiles);
    watch.run([migrationNotice], hands);
    const { notices: _, ...without } = aProfile();
    profiles.account.profile = without;
    await timer.advance(3000);
    expect(over).toEqual(['all-available']);
  });

  it('NOTE-2 does nothing without a migration', async () => {
    const profiles = moving();
    const { timer, hands, watch } = setUp(profiles);
    const stop = watch.run([aNotice()], hands);
    await timer.advance(60_000);
    expect(profiles.loads).toBe(0);
    expect(stop).not.toThrow();
  });

  it('NOTE-2 a timer that fires too early neither hurries nor ends the watch', async () => {
    const profiles = moving();
    const clock = new FakeClock(0);
    const timer = new EagerTimer(clock);
    const stop = new WatchMigration(clock, timer, profiles).run([migrationNotice], setUp().hands);
    await timer.advance(2999);
    expect(profiles.loads).toBe(0);
    await timer.advance(3001);
    expect(profiles.loads).toBe(2);
    stop();
    expect(timer.waiting).toBe(0);
  });

  it('NOTE-2 goes on through failures, and ends with the session', async () => {
    const profiles = moving();
    const { timer, over, loaded, hands, watch } = setUp(profiles);
    watch.run([migrationNotice], hands);
    profiles.failWith('unavailable');
    await timer.advance(6000);
    expect([profiles.loads, over, loaded]).toEqual([2, [], []]);
    profiles.failWith('signed-out');
    await timer.advance(3000);
    expect(over).toEqual(['signed-out']);
  });

  it('NOTE-2 is stopped, while it waits and while it looks', async () => {
    const profiles = new InterruptedProfiles();
    const { timer, over, loaded, hands, watch } = setUp(profiles);
    watch.run([migrationNotice], hands)();
    expect(timer.waiting).toBe(0);
    expect(profiles.loads).toBe(0);
    profiles.account.change({ notices: [] });
    profiles.whileLoading = watch.run([migrationNotice], hands);
    await timer.advance(60_000);
    expect([profiles.loads, over, loaded]).toEqual([1, [], []]);
  });

  it('NOTE-2 however slow answers are, there is one look at a time, and a stopped watch says nothing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.integer({ min: 1, max: 6 }),
        fc.option(fc.integer({ min: 1, max: 6 })),
        async (scheduler, looksUntilGone, stopAt) => {
          const profiles = new SlowProfiles(scheduler, looksUntilGone);
          const { timer, over, hands, watch } = setUp(profiles);
          const stop = watch.run([migrationNotice], hands);
          for (let beat = 1; beat <= 20; beat++) {
            await timer.advance(3000);
            if (beat === stopAt) stop();
            if (scheduler.count() > 0 && beat % 3 !== 0) await scheduler.waitOne();
          }
          await scheduler.waitIdle();
          await timer.advance(0);
          expect(profiles.mostAtOnce).toBe(1);
          expect(over.length).toBeLessThanOrEqual(1);
          if (stopAt === null) expect(over).toEqual(['all-available']);
          expect(profiles.loads).toBeLessThanOrEqual(looksUntilGone);
          expect(timer.waiting).toBe(0);
        },
      ),
    );
  });
});

/** An event while the profile is loading. */
class InterruptedProfiles extends FakeProfileGateway {
  whileLoading: () => void = () => {};

  override load(): Promise<Result<Profile, ProfileFailure>> {
    this.whileLoading();
    return super.load();
  }
}

/** Responds when the scheduler decides; the notice disappears after the given number of polls. */
class SlowProfiles extends ProfileGateway {
  loads = 0;
  mostAtOnce = 0;
  #flying = 0;
  readonly #scheduler: fc.Scheduler;
  readonly #looksUntilGone: number;

  constructor(scheduler: fc.Scheduler, looksUntilGone: number) {
    super();
    this.#scheduler = scheduler;
    this.#looksUntilGone = looksUntilGone;
  }

  override async load(): Promise<Result<Profile, ProfileFailure>> {
    this.loads += 1;
    this.#flying += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#flying);
    const notices = this.loads < this.#looksUntilGone ? [migrationNotice] : [];
    await this.#scheduler.schedule(Promise.resolve(), 'the profile arrives');
    this.#flying -= 1;
    return { ok: true, value: aProfile({ notices }) };
  }
}
