import { CognitoPasswordRecovery, UserPoolSession } from '@ridgeline/adapters/cognito';
import { PasswordRecovery, RequestPasswordReset, SetNewPassword } from '@ridgeline/core/session';
import { Preferences } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { ForgotPasswordViewModel } from '../screens/forgot-password/forgot-password.view-model.ts';
import { NewPasswordViewModel } from '../screens/new-password/new-password.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';
import { made } from './made.ts';

export const passwordRecoveryModule = new ContainerModule(({ bind }) => {
  made(bind, CognitoPasswordRecovery, [UserPoolSession], { as: PasswordRecovery });
  made(bind, RequestPasswordReset, [PasswordRecovery]);
  made(bind, SetNewPassword, [PasswordRecovery, Preferences]);

  made(bind, ForgotPasswordViewModel, [RequestPasswordReset, Navigation]);
  made(bind, NewPasswordViewModel, [RequestPasswordReset, SetNewPassword, Navigation]);
});
