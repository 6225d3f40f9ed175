import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { ToldSignOut } from '../view-model/told-sign-out.ts';

/** START-3: the way out, for the header and the profile. */
export const signOutModule = new ContainerModule(({ bind }) => {
  bind(ToldSignOut).toResolvedValue(
    (session: SessionStore, toasts: ToastStore, language: Language) =>
      new ToldSignOut(session, toasts, language),
    [SessionStore, ToastStore, Language],
  );
});
