import type { Locale } from '@ridgeline/core/shared';
import { ListSyncRecords, UpdateSyncRecords } from '@ridgeline/core/sync';
import { FakeClock } from '@ridgeline/core/testing/shared';
import { FakeSyncStore } from '@ridgeline/core/testing/sync';
import { describe, expect, it } from 'vitest';
import { Language } from '../language/language.store.ts';
import { settled } from '../testing/gate.ts';
import { ada, aSession } from '../testing/visitors.ts';
import { SyncedLanguage } from './synced-language.ts';

const cloud = () => new FakeSyncStore(new FakeClock());

/** A browser of Ada's. */
async function aBrowser(store: FakeSyncStore, reads: Locale = 'en') {
  const { session, identity, preferences } = aSession();
  const language = new Language(
    {
      getItem: () => preferences.read('language'),
      setItem: (_, locale) => preferences.write('language', locale),
    },
    [reads],
  );
  const synced = new SyncedLanguage({
    session,
    language,
    preferences,
    list: new ListSyncRecords(identity, store),
    update: new UpdateSyncRecords(identity, store),
  });
  synced.keep();
  return { session, preferences, language, synced, signIn: () => settled(() => session.signIn(ada)) };
}

describe('the language of a person', () => {
  it('API-2 is taken over by a browser in which none was chosen', async () => {
    const store = cloud();
    const first = await aBrowser(store);
    await first.signIn();
    await first.synced.choose('es');
    const second = await aBrowser(store);
    expect(second.language.locale).toBe('en');
    await second.signIn();
    expect([second.language.locale, second.preferences.read('language')]).toEqual(['es', null]);
  });

  it('D START-4.2 API-2 does not replace a choice in the browser', async () => {
    const store = cloud();
    const first = await aBrowser(store);
    await first.signIn();
    await first.synced.choose('es');
    const second = await aBrowser(store);
    second.language.choose('en');
    await second.signIn();
    expect(second.language.locale).toBe('en');
  });

  it('API-2 is kept for mails where the browser reads another than English, and never over a choice', async () => {
    const store = cloud();
    const spanish = await aBrowser(store, 'es');
    await spanish.signIn();
    const english = await aBrowser(store);
    await english.signIn();
    expect(english.language.locale).toBe('es');
    await english.synced.choose('en');
    const again = await aBrowser(store, 'es');
    await again.signIn();
    expect(again.language.locale).toBe('en');
  });

  it('API-2 stays in the browser where the cloud does not answer', async () => {
    const store = cloud();
    const { synced, language, signIn } = await aBrowser(store);
    await signIn();
    store.refuseWith('unavailable');
    await synced.choose('es');
    expect(language.locale).toBe('es');
  });

  it('API-2 is kept for mails and receipts where it is chosen by the footer, before or after signing in', async () => {
    const [before, after] = [cloud(), cloud()];
    const chosen = await aBrowser(before);
    chosen.language.choose('es');
    await chosen.signIn();
    const choosing = await aBrowser(after);
    await choosing.signIn();
    await settled(() => choosing.language.choose('es'));
    for (const store of [before, after]) {
      const elsewhere = await aBrowser(store);
      await elsewhere.signIn();
      expect(elsewhere.language.locale).toBe('es');
    }
    await settled(() => choosing.language.choose('en'));
    const english = await aBrowser(after, 'es');
    await english.signIn();
    expect(english.language.locale).toBe('en');
  });

  it('API-2 of nobody is kept', async () => {
    const store = cloud();
    const { session, language, signIn } = await aBrowser(store);
    await signIn();
    await settled(() => session.signOut());
    await settled(() => language.choose('es'));
    const elsewhere = await aBrowser(store);
    await elsewhere.signIn();
    expect(elsewhere.language.locale).toBe('en');
  });
});
