import { CognitoPasswordGateway, UserPoolSession } from '@ridgeline/adapters/cognito';
import { AccountEndGateway, ChangePassword, PasswordGateway } from '@ridgeline/core/profile';
import { Preferences } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { ChangePasswordViewModel } from '../screens/change-password/change-password.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { made } from './made.ts';

export const changePasswordModule = new ContainerModule(({ bind }) => {
  made(bind, CognitoPasswordGateway, [UserPoolSession], { as: PasswordGateway });
  made(bind, ChangePassword, [PasswordGateway, AccountEndGateway, Preferences]);
  made(bind, ChangePasswordViewModel, {
    session: SessionStore,
    navigation: Navigation,
    language: Language,
    toasts: ToastStore,
    changePassword: ChangePassword,
  });
});
