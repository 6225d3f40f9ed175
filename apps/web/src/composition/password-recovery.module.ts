import { CognitoPasswordRecovery, UserPoolSession } from '@ridgeline/adapters/cognito';
import { PasswordRecovery, RequestPasswordReset, SetNewPassword } from '@ridgeline/core/session';
import { ContainerModule } from 'inversify';
import { ForgotPasswordViewModel } from '../screens/forgot-password/forgot-password.view-model.ts';
import { NewPasswordViewModel } from '../screens/new-password/new-password.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';

export const passwordRecoveryModule = new ContainerModule(({ bind }) => {
  bind(PasswordRecovery).toResolvedValue(
    (pool: UserPoolSession) => new CognitoPasswordRecovery(pool),
    [UserPoolSession],
  );
  bind(RequestPasswordReset).toResolvedValue(
    (recovery: PasswordRecovery) => new RequestPasswordReset(recovery),
    [PasswordRecovery],
  );
  bind(SetNewPassword).toResolvedValue(
    (recovery: PasswordRecovery) => new SetNewPassword(recovery),
    [PasswordRecovery],
  );

  bind(ForgotPasswordViewModel).toResolvedValue(
    (request: RequestPasswordReset, navigation: Navigation) =>
      new ForgotPasswordViewModel(request, navigation),
    [RequestPasswordReset, Navigation],
  );
  bind(NewPasswordViewModel).toResolvedValue(
    (request: RequestPasswordReset, setPassword: SetNewPassword, navigation: Navigation) =>
      new NewPasswordViewModel(request, setPassword, navigation),
    [RequestPasswordReset, SetNewPassword, Navigation],
  );
});
