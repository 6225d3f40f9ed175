import { EventTracker } from '@ridgeline/core/marketing';
import { Clock, FailureLog, Preferences, Timer } from '@ridgeline/core/shared';
import { OwnRecords, SyncStore } from '@ridgeline/core/sync';
import { Clipboard } from '@ridgeline/core/profile';
import { FakeEventTracker } from '@ridgeline/core/testing/marketing';
import { FakeClipboard } from '@ridgeline/core/testing/profile';
import { FakeOwnRecords, FakeSyncStore } from '@ridgeline/core/testing/sync';
import { FakeClock, FakeFailureLog, type FakePreferences, FakeTimer } from '@ridgeline/core/testing/shared';
import { Language } from '../../language/language.store.ts';
import { Page } from '../../view-model/page.ts';
import { Viewport } from '../../view-model/viewport.ts';
import { FakePage } from '../fake-page.ts';
import { staged } from './staged.ts';

/** What a browser provides: time, storage, the page, its size and its language. */
export function stageBrowser(preferences: FakePreferences) {
  const clock = new FakeClock();
  const fakes = {
    clock,
    timer: new FakeTimer(clock),
    page: new FakePage(),
    viewport: new Viewport(1440),
    language: new Language({ getItem: () => null, setItem: () => {} }, ['en']),
    tracker: new FakeEventTracker(),
    clipboard: new FakeClipboard(),
    records: new FakeOwnRecords(),
    syncStore: new FakeSyncStore(clock),
  };
  const replacements = [
    staged(Clock, clock),
    staged(Timer, fakes.timer),
    staged(Page, fakes.page),
    staged(Viewport, fakes.viewport),
    staged(Language, fakes.language),
    staged(Preferences, preferences),
    staged(Clipboard, fakes.clipboard),
    staged(OwnRecords, fakes.records),
    staged(SyncStore, fakes.syncStore),
    staged(EventTracker, fakes.tracker),
    staged(FailureLog, new FakeFailureLog()),
  ];
  return { fakes, replacements };
}
