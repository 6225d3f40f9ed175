import { ChangeEmail, EmailChangeGateway, ProfileGateway } from '@ridgeline/core/profile';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { ChangeEmailViewModel } from '../screens/change-email/change-email.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';
import { Page } from '../view-model/page.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { made } from './made.ts';

/** The screen of a new email. `email-change.module` binds what sends and confirms it. */
export const changeEmailModule = new ContainerModule(({ bind }) => {
  made(bind, ChangeEmailViewModel, {
    session: SessionStore,
    navigation: Navigation,
    language: Language,
    toasts: ToastStore,
    page: Page,
    profiles: ProfileGateway,
    changeEmail: ChangeEmail,
    emails: EmailChangeGateway,
  });
});
