import { CognitoSignUpGateway, UserPoolSession } from '@ridgeline/adapters/cognito';
import {
  CheckSignUpEmail,
  ConfirmSignUp,
  ResendSignUpCode,
  SignUp,
  SignUpGateway,
} from '@ridgeline/core/session';
import { AccountDirectory, Preferences } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { ConfirmSignUpViewModel } from '../screens/confirm-sign-up/confirm-sign-up.view-model.ts';
import { JustSignedUp } from '../screens/sign-up/just-signed-up.ts';
import { SignUpViewModel } from '../screens/sign-up/sign-up.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';
import { ProviderSignIn } from '../view-model/provider-sign-in.ts';
import { SessionStore } from '../view-model/session.store.ts';

export const signUpModule = new ContainerModule(({ bind }) => {
  bind(SignUpGateway).toResolvedValue(
    (pool: UserPoolSession) => new CognitoSignUpGateway(pool),
    [UserPoolSession],
  );
  bind(SignUp).toResolvedValue((accounts: SignUpGateway) => new SignUp(accounts), [SignUpGateway]);
  bind(CheckSignUpEmail).toResolvedValue(
    (accounts: AccountDirectory) => new CheckSignUpEmail(accounts),
    [AccountDirectory],
  );
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
    (
      checkEmail: CheckSignUpEmail,
      signUp: SignUp,
      fresh: JustSignedUp,
      provider: ProviderSignIn,
      preferences: Preferences,
      navigation: Navigation,
    ) => new SignUpViewModel({ checkEmail, signUp, fresh, provider, preferences, navigation }),
    [CheckSignUpEmail, SignUp, JustSignedUp, ProviderSignIn, Preferences, Navigation],
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
