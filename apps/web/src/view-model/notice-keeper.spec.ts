import { ShowNotices, WatchMigration } from '@ridgeline/core/notices';
import type { Notice } from '@ridgeline/core/profile';
import { FakeEventTracker } from '@ridgeline/core/testing/marketing';
import { aNotice, migrationNotice } from '@ridgeline/core/testing/profile';
import { FakeClock, FakeTimer } from '@ridgeline/core/testing/shared';
import { describe, expect, it } from 'vitest';
import { asRead } from '../testing/as-read.ts';
import { Language } from '../language/language.store.ts';
import { FakeNavigation } from '../testing/fake-navigation.ts';
import { FakePage } from '../testing/fake-page.ts';
import { ada, aSession } from '../testing/visitors.ts';
import { NoticeKeeper } from './notice-keeper.ts';
import { type ToastMessage, ToastStore } from './toasts.store.ts';

async function setUp(notices: readonly Notice[], address = '/dashboard') {
  const world = aSession();
  const clock = new FakeClock();
  const timer = new FakeTimer(clock);
  const tracker = new FakeEventTracker();
  const toasts = new ToastStore();
  const navigation = new FakeNavigation(address);
  const page = new FakePage();
  const language = new Language({ getItem: () => null, setItem: () => {} }, ['en']);
  world.profiles.account.change({ notices });
  const keeper = new NoticeKeeper(
    () => new ShowNotices(tracker),
    new WatchMigration(clock, timer, world.profiles),
    { session: world.session, toasts, navigation, page, language },
  );
  const stop = keeper.keep();
  await world.session.signIn(ada);
  return { ...world, timer, tracker, toasts, navigation, page, language, keeper, stop };
}

/** What a toast says now. */
function shownAs(toast: ToastMessage) {
  const { tone, text, action } = asRead(toast);
  return [tone, text, action?.label];
}

const pastDue = aNotice({ id: 'past_due_notice', message: 'Your payment is past due.' });

describe('the notices of a profile', () => {
  it('NOTE-1 shows each once, warns of what is past due, and sends the tracking data', async () => {
    const storm = aNotice({ trackingData: { eventName: 'storm_seen', extras: { season: 2026 } } });
    const { toasts, session, tracker } = await setUp([pastDue, storm]);
    expect(toasts.takeAll().map(shownAs)).toEqual([
      ['warn', 'Your payment is past due.', undefined],
      ['info', 'Storm season is here.', undefined],
    ]);
    expect(tracker.tracked).toEqual([['storm_seen', { season: 2026 }]]);
    if (session.profile) session.profileChanged({ ...session.profile, givenName: 'Augusta' });
    expect(toasts.takeAll().map(asRead)).toEqual([]);
  });

  it('NOTE-1 does not show a past-due notice where the route hides it', async () => {
    const { toasts } = await setUp([pastDue], '/plans?hidePastDueToast=true');
    expect(toasts.takeAll().map(asRead)).toEqual([]);
  });

  it('NOTE-1 has Take Action where there is one, inside this app or beside it', async () => {
    const { toasts, navigation, page } = await setUp([
      aNotice({ id: 'inside', webAction: '/plans' }),
      aNotice({ id: 'outside', webAction: 'https://news.example' }),
    ]);
    const shown = toasts.takeAll().map(asRead);
    expect(shown.map(({ action }) => action?.label)).toEqual(['Take Action', 'Take Action']);
    for (const { action } of shown) action?.onPress();
    expect(navigation.address).toBe('/plans');
    expect(page.opened).toEqual(['https://news.example']);
  });

  it('NOTE-1 says each in the language of the moment, also when that changes', async () => {
    const messageEs = 'Su último pago no se realizó.';
    const { toasts, language } = await setUp([
      { ...pastDue, messageEs, webAction: '/subscription' },
      aNotice(),
    ]);
    const shown = toasts.takeAll();
    language.choose('es');
    expect(shown.map(shownAs)).toEqual([
      ['warn', messageEs, 'Actuar ahora'],
      ['info', 'Storm season is here.', undefined],
    ]);
    language.choose('en');
    expect(shown.map(shownAs)[0]).toEqual(['warn', 'Your payment is past due.', 'Take Action']);
  });

  it('NOTE-1 shows them again to the next person', async () => {
    const { toasts, session } = await setUp([pastDue]);
    expect(toasts.takeAll()).toHaveLength(1);
    await session.signOut();
    await session.signIn(ada);
    expect(toasts.takeAll()).toHaveLength(1);
  });

  it('NOTE-1 NOTE-2 shows none again when the shell is left and comes back, and looks on', async () => {
    const { toasts, keeper, stop, timer, profiles } = await setUp([pastDue, migrationNotice]);
    expect(toasts.takeAll()).toHaveLength(2);
    stop();
    keeper.keep();
    expect(toasts.takeAll().map(asRead)).toEqual([]);
    await timer.advance(3000);
    expect(profiles.loads).toBe(2);
  });

  it('NOTE-2 looks every three seconds until the projects are there, then says so', async () => {
    const { toasts, timer, profiles, session } = await setUp([migrationNotice]);
    expect(toasts.takeAll()).toHaveLength(1);
    await timer.advance(3000);
    expect([profiles.loads, toasts.takeAll().map(asRead)]).toEqual([2, []]);
    profiles.account.change({ notices: [] });
    await timer.advance(3000);
    expect(toasts.takeAll().map(asRead)).toEqual([
      { tone: 'ok', title: 'Account Updated', text: 'All projects available.' },
    ]);
    expect(session.profile?.notices).toEqual([]);
    await timer.advance(60_000);
    expect(profiles.loads).toBe(3);
  });

  it('NOTE-2 stops polling after a sign-out, and when it is stopped', async () => {
    const { timer, profiles, session, stop } = await setUp([migrationNotice]);
    await session.signOut();
    await timer.advance(30_000);
    expect(profiles.loads).toBe(1);
    await session.signIn(ada);
    stop();
    await timer.advance(30_000);
    expect(profiles.loads).toBe(2);
  });

  it('NOTE-2 START-5 ends the visit when the session is no longer good', async () => {
    const { timer, profiles, session } = await setUp([migrationNotice]);
    profiles.failWith('signed-out');
    await timer.advance(3000);
    await Promise.resolve();
    expect(session.session.is).toBe('signed-out');
  });
});
