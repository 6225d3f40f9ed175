import { Clock, Timer } from '@ridgeline/core/shared';
import { OwnRecords } from '@ridgeline/core/sync';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { Drafts } from '../view-model/drafts.ts';
import { Page } from '../view-model/page.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { made } from './made.ts';

/** With `own-records.module`, which keeps them. */
export const draftsModule = new ContainerModule(({ bind }) => {
  made(bind, Drafts, {
    records: OwnRecords,
    session: SessionStore,
    clock: Clock,
    timer: Timer,
    page: Page,
    toasts: ToastStore,
    language: Language,
  });
});
