import {
  BrowserSignInPlace,
  CognitoFederatedReturn,
  CognitoFederatedSignIn,
  CognitoSessionTokens,
  UserPoolSession,
} from '@ridgeline/adapters/cognito';
import { HttpIdAssociations } from '@ridgeline/adapters/http';
import {
  FederatedReturn,
  FederatedSignIn,
  FinishFederatedSignIn,
  IdAssociations,
  Identity,
  ReturnFromProvider,
  SessionTokens,
  StartFederatedSignIn,
} from '@ridgeline/core/session';
import { AccountDirectory } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { EnterpriseLoginViewModel } from '../screens/enterprise-login/enterprise-login.view-model.ts';
import { IdentityCallbackViewModel } from '../screens/identity-callback/identity-callback.view-model.ts';
import { WelcomeBackViewModel } from '../screens/welcome-back/welcome-back.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';
import { ProviderSignIn } from '../view-model/provider-sign-in.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** Sign-in by Google, Apple, Microsoft or a company, for the screens that offer it and the callback screen. */
export const federationModule = new ContainerModule(({ bind }) => {
  bind(BrowserSignInPlace).toConstantValue(new BrowserSignInPlace());
  made(bind, CognitoFederatedSignIn, [UserPoolSession, BrowserSignInPlace], { as: FederatedSignIn });
  made(bind, CognitoFederatedReturn, [UserPoolSession, BrowserSignInPlace], { as: FederatedReturn });
  made(bind, CognitoSessionTokens, [UserPoolSession], { as: SessionTokens });
  made(bind, HttpIdAssociations, [API_CLIENT, UserPoolSession], { as: IdAssociations });

  made(bind, StartFederatedSignIn, [FederatedSignIn]);
  made(bind, FinishFederatedSignIn, [Identity, SessionTokens, AccountDirectory, IdAssociations]);
  made(bind, ReturnFromProvider, [FederatedReturn, FinishFederatedSignIn]);

  made(bind, ProviderSignIn, [StartFederatedSignIn]);
  made(bind, IdentityCallbackViewModel, [ReturnFromProvider, SessionStore, Navigation]);
  made(bind, WelcomeBackViewModel, [ProviderSignIn, Navigation]);
  made(bind, EnterpriseLoginViewModel, [ProviderSignIn, Navigation]);
});
