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
import { API_CLIENT } from './tokens.ts';

/** Sign-in by Google, Apple, Microsoft or a company, for the screens that offer it and the one it comes back to. */
export const federationModule = new ContainerModule(({ bind }) => {
  bind(BrowserSignInPlace).toConstantValue(new BrowserSignInPlace());
  bind(FederatedSignIn).toResolvedValue(
    (pool: UserPoolSession, place: BrowserSignInPlace) => new CognitoFederatedSignIn(pool, place),
    [UserPoolSession, BrowserSignInPlace],
  );
  bind(FederatedReturn).toResolvedValue(
    (pool: UserPoolSession, place: BrowserSignInPlace) => new CognitoFederatedReturn(pool, place),
    [UserPoolSession, BrowserSignInPlace],
  );
  bind(SessionTokens).toResolvedValue(
    (pool: UserPoolSession) => new CognitoSessionTokens(pool),
    [UserPoolSession],
  );
  bind(IdAssociations).toResolvedValue(
    (api, pool: UserPoolSession) => new HttpIdAssociations(api, pool),
    [API_CLIENT, UserPoolSession],
  );

  bind(StartFederatedSignIn).toResolvedValue(
    (federated: FederatedSignIn) => new StartFederatedSignIn(federated),
    [FederatedSignIn],
  );
  bind(FinishFederatedSignIn).toResolvedValue(
    (identity: Identity, tokens: SessionTokens, accounts: AccountDirectory, associations: IdAssociations) =>
      new FinishFederatedSignIn(identity, tokens, accounts, associations),
    [Identity, SessionTokens, AccountDirectory, IdAssociations],
  );
  bind(ReturnFromProvider).toResolvedValue(
    (returns: FederatedReturn, finish: FinishFederatedSignIn) => new ReturnFromProvider(returns, finish),
    [FederatedReturn, FinishFederatedSignIn],
  );

  bind(ProviderSignIn).toResolvedValue(
    (start: StartFederatedSignIn) => new ProviderSignIn(start),
    [StartFederatedSignIn],
  );
  bind(IdentityCallbackViewModel).toResolvedValue(
    (returns: ReturnFromProvider, session: SessionStore, navigation: Navigation) =>
      new IdentityCallbackViewModel(returns, session, navigation),
    [ReturnFromProvider, SessionStore, Navigation],
  );
  bind(WelcomeBackViewModel).toResolvedValue(
    (provider: ProviderSignIn, navigation: Navigation) => new WelcomeBackViewModel(provider, navigation),
    [ProviderSignIn, Navigation],
  );
  bind(EnterpriseLoginViewModel).toResolvedValue(
    (provider: ProviderSignIn, navigation: Navigation) => new EnterpriseLoginViewModel(provider, navigation),
    [ProviderSignIn, Navigation],
  );
});
