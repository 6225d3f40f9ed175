import { PageEventTracker } from '@ridgeline/adapters/browser';
import { EventTracker } from '@ridgeline/core/marketing';
import { ShowNotices, WatchMigration } from '@ridgeline/core/notices';
import { ProfileGateway } from '@ridgeline/core/profile';
import { Clock, Timer } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { Navigation } from '../view-model/navigation.ts';
import { NoticeKeeper } from '../view-model/notice-keeper.ts';
import { Page } from '../view-model/page.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { made } from './made.ts';

/** The notices that come with a profile. */
export const noticesModule = new ContainerModule(({ bind }) => {
  bind(EventTracker).toConstantValue(new PageEventTracker(window));
  made(bind, WatchMigration, [Clock, Timer, ProfileGateway]);
  bind(NoticeKeeper)
    .toResolvedValue(
      (
        tracker: EventTracker,
        watch: WatchMigration,
        session: SessionStore,
        toasts: ToastStore,
        navigation: Navigation,
        page: Page,
        language: Language,
      ) =>
        new NoticeKeeper(() => new ShowNotices(tracker), watch, {
          session,
          toasts,
          navigation,
          page,
          language,
        }),
      [EventTracker, WatchMigration, SessionStore, ToastStore, Navigation, Page, Language],
    )
    .inSingletonScope();
});
