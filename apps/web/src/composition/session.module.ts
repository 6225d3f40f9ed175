import { BrowserPreferences } from '@ridgeline/adapters/browser';
import { CognitoIdentity, UserPoolSession } from '@ridgeline/adapters/cognito';
import { apiClient, HttpAccountDirectory, HttpProfileGateway } from '@ridgeline/adapters/http';
import {
  AccountDirectory,
  EnterRoute,
  Identity,
  Preferences,
  ProfileGateway,
  SignIn,
  SignOut,
  StartUp,
} from '@ridgeline/core';
import { ContainerModule } from 'inversify';
import { GuardKeeper } from '../view-model/guard-keeper.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { appConfigLoader } from './app-config.ts';
import { API_CLIENT } from './tokens.ts';

export const sessionModule = new ContainerModule(({ bind }) => {
  const appConfig = appConfigLoader();
  const poolConfig = async () => {
    const { userPoolId, userPoolClientId, userPoolEndpoint } = await appConfig();
    return { userPoolId, userPoolClientId, endpoint: userPoolEndpoint };
  };

  bind(UserPoolSession).toConstantValue(new UserPoolSession(poolConfig, window.sessionStorage));
  bind(API_CLIENT)
    .toResolvedValue((tokens: UserPoolSession) => apiClient({ baseUrl: '/api', tokens }), [UserPoolSession])
    .inSingletonScope();
  bind(Identity).toResolvedValue((pool: UserPoolSession) => new CognitoIdentity(pool), [UserPoolSession]);
  bind(AccountDirectory).toResolvedValue((api) => new HttpAccountDirectory(api), [API_CLIENT]);
  bind(ProfileGateway).toResolvedValue((api) => new HttpProfileGateway(api), [API_CLIENT]);

  bind(StartUp).toResolvedValue(
    (identity: Identity, profiles: ProfileGateway) => new StartUp(identity, profiles),
    [Identity, ProfileGateway],
  );
  bind(SignIn).toResolvedValue(
    (identity: Identity, accounts: AccountDirectory) => new SignIn(identity, accounts),
    [Identity, AccountDirectory],
  );
  bind(SignOut).toResolvedValue((identity: Identity) => new SignOut(identity), [Identity]);

  bind(SessionStore)
    .toResolvedValue(
      (startUp: StartUp, signIn: SignIn, signOut: SignOut) => new SessionStore(startUp, signIn, signOut),
      [StartUp, SignIn, SignOut],
    )
    .inSingletonScope();
  bind(Preferences).toConstantValue(
    new BrowserPreferences({
      local: window.localStorage,
      session: window.sessionStorage,
      document,
      isSecure: window.location.protocol === 'https:',
    }),
  );
  bind(EnterRoute).toResolvedValue((preferences: Preferences) => new EnterRoute(preferences), [Preferences]);
  bind(GuardKeeper)
    .toResolvedValue(
      (enterRoute: EnterRoute, session: SessionStore, navigation: Navigation) =>
        new GuardKeeper(enterRoute, session, navigation),
      [EnterRoute, SessionStore, Navigation],
    )
    .inSingletonScope();
});
