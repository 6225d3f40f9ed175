import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { ToldSignOut } from '../view-model/told-sign-out.ts';
import { made } from './made.ts';

/** START-3: the sign-out, for the header and the profile. */
export const signOutModule = new ContainerModule(({ bind }) => {
  made(bind, ToldSignOut, [SessionStore, ToastStore, Language]);
});
