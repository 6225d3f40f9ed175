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
import { made } from './made.ts';

export const signUpModule = new ContainerModule(({ bind }) => {
  made(bind, CognitoSignUpGateway, [UserPoolSession], { as: SignUpGateway });
  made(bind, SignUp, [SignUpGateway]);
  made(bind, CheckSignUpEmail, [AccountDirectory]);
  made(bind, ConfirmSignUp, [SignUpGateway]);
  made(bind, ResendSignUpCode, [SignUpGateway]);
  bind(JustSignedUp).toConstantValue(new JustSignedUp());

  made(bind, SignUpViewModel, {
    checkEmail: CheckSignUpEmail,
    signUp: SignUp,
    fresh: JustSignedUp,
    provider: ProviderSignIn,
    preferences: Preferences,
    navigation: Navigation,
  });
  made(bind, ConfirmSignUpViewModel, {
    confirm: ConfirmSignUp,
    resend: ResendSignUpCode,
    session: SessionStore,
    fresh: JustSignedUp,
    navigation: Navigation,
  });
});
