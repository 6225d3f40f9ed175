import { FakeClock, FakeTimer } from '@ridgeline/core/testing/shared';
import { FakeOwnRecords } from '@ridgeline/core/testing/sync';
import { Language } from '../language/language.store.ts';
import { Drafts } from '../view-model/drafts.ts';
import type { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { FakePage } from './fake-page.ts';

/** What is typed, kept on core's fakes. */
export function stagedDrafts(session: SessionStore, records = new FakeOwnRecords()) {
  const clock = new FakeClock();
  const timer = new FakeTimer(clock);
  const toasts = new ToastStore();
  const language = new Language({ getItem: () => null, setItem: () => {} }, ['en']);
  const page = new FakePage();
  const drafts = new Drafts({ records, session, clock, timer, page, toasts, language });
  return { drafts, records, timer, toasts };
}
