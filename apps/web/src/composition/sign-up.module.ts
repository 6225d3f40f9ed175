import { CognitoSignUpGateway, UserPoolSession } from '@ridgeline/adapters/cognito';
import { ConfirmSignUp, ResendSignUpCode, SignUp, SignUpGateway } from '@ridgeline/core/session';
import { ContainerModule } from 'inversify';
import { ConfirmSignUpViewModel } from '../screens/confirm-sign-up/confirm-sign-up.view-model.ts';
import { JustSignedUp } from '../screens/sign-up/just-signed-up.ts';
import { SignUpViewModel } from '../screens/sign-up/sign-up.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';

export const signUpModule = new ContainerModule(({ bind }) => {
  bind(SignUpGateway).toResolvedValue(
    (pool: UserPoolSession) => new CognitoSignUpGateway(pool),
    [UserPoolSession],
  );
  bind(SignUp).toResolvedValue((accounts: SignUpGateway) => new SignUp(accounts), [SignUpGateway]);
  bind(ConfirmSignUp).toResolvedValue(
    (accounts: SignUpGateway) => new ConfirmSignUp(accounts),
    [SignUpGateway],
  );
  bind(ResendSignUpCode).toResolvedValue(
    (accounts: SignUpGateway) => new ResendSignUpCode(accounts),
    [SignUpGateway],
  );
  bind(JustSignedUp).toConstantValue(new JustSignedUp());

  bind(SignUpViewModel).toResolvedValue(
    (signUp: SignUp, fresh: JustSignedUp, navigation: Navigation) =>
      new SignUpViewModel(signUp, fresh, navigation),
    [SignUp, JustSignedUp, Navigation],
  );
  bind(ConfirmSignUpViewModel).toResolvedValue(
    (
      confirm: ConfirmSignUp,
      resend: ResendSignUpCode,
      session: SessionStore,
      fresh: JustSignedUp,
      navigation: Navigation,
    ) => new ConfirmSignUpViewModel({ confirm, resend, session, fresh, navigation }),
    [ConfirmSignUp, ResendSignUpCode, SessionStore, JustSignedUp, Navigation],
  );
});
