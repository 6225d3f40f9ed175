import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { ConnectionStore } from '../view-model/connection.store.ts';
import { Navigation } from '../view-model/navigation.ts';
import { Page } from '../view-model/page.ts';
import { PendingSaves } from '../view-model/pending-saves.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { SignOutWithToast } from '../view-model/sign-out-with-toast.ts';
import { made } from './made.ts';

/** START-3: the sign-out, for the header and the profile. */
export const signOutModule = new ContainerModule(({ bind }) => {
  made(bind, PendingSaves, [Page]).inSingletonScope();
  made(bind, SignOutWithToast, {
    session: SessionStore,
    toasts: ToastStore,
    language: Language,
    navigation: Navigation,
    pending: PendingSaves,
    connection: ConnectionStore,
  });
});
