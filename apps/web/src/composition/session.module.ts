import { BrowserPreferences, BrowserTimer } from '@ridgeline/adapters/browser';
import {
  CognitoIdentity,
  TabsOfABrowser,
  UserPoolSession,
  type HostedAddresses,
} from '@ridgeline/adapters/cognito';
import { apiClient, HttpAccountDirectory, HttpProfileGateway } from '@ridgeline/adapters/http';
import { EnterRoute } from '@ridgeline/core/navigation';
import { ProfileGateway } from '@ridgeline/core/profile';
import { pathTo } from '@ridgeline/core/routes';
import { Identity, OtherTabs, ResetApp, SignIn, SignOut, StartUp } from '@ridgeline/core/session';
import { AccountDirectory, Preferences, Timer } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { GuardKeeper } from '../view-model/guard-keeper.ts';
import { LoadedState } from '../view-model/loaded-state.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { appConfig } from './app-config.ts';
import { API_CLIENT } from './tokens.ts';

/** Both addresses of this app have to be among those that the pool knows. */
function hostedAt(domain: string): HostedAddresses {
  const { origin } = window.location;
  return {
    domain,
    redirectSignIn: `${origin}${pathTo('identityProviderCallback')}`,
    redirectSignOut: `${origin}${pathTo('login')}`,
  };
}

export const sessionModule = new ContainerModule(({ bind }) => {
  const poolConfig = async () => {
    const { userPoolId, userPoolClientId, userPoolEndpoint, userPoolDomain } = await appConfig();
    const pool = { userPoolId, userPoolClientId, endpoint: userPoolEndpoint };
    return userPoolDomain === undefined ? pool : { ...pool, hosted: hostedAt(userPoolDomain) };
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
  bind(LoadedState).toConstantValue(new LoadedState());
  bind(ResetApp).toResolvedValue(
    (state: LoadedState, preferences: Preferences) => new ResetApp(state, preferences),
    [LoadedState, Preferences],
  );
  bind(SignOut).toResolvedValue(
    (identity: Identity, reset: ResetApp, preferences: Preferences) =>
      new SignOut(identity, reset, preferences),
    [Identity, ResetApp, Preferences],
  );
  bind(Timer).toConstantValue(new BrowserTimer());
  bind(OtherTabs)
    .toResolvedValue(
      (timer: Timer, preferences: Preferences) =>
        new TabsOfABrowser({
          channel: new BroadcastChannel('ridgeline.session'),
          storage: window.sessionStorage,
          timer,
          // Whoever comes back from a provider brings a session of their own.
          isExpected: () =>
            preferences.read('login') !== null &&
            window.location.pathname !== pathTo('identityProviderCallback'),
        }),
      [Timer, Preferences],
    )
    .inSingletonScope();

  bind(SessionStore)
    .toResolvedValue(
      (startUp: StartUp, signIn: SignIn, signOut: SignOut, tabs: OtherTabs, pool: UserPoolSession) => {
        const session = new SessionStore({ startUp, signIn, signOut, tabs });
        // START-5
        pool.onRefusedRenewal(session.renewalRefused);
        return session;
      },
      [StartUp, SignIn, SignOut, OtherTabs, UserPoolSession],
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
