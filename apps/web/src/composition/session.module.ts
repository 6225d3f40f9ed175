import { BrowserPreferences, BrowserTimer } from '@ridgeline/adapters/browser';
import {
  CognitoIdentity,
  TabsOfABrowser,
  UserPoolSession,
  type HostedAddresses,
} from '@ridgeline/adapters/cognito';
import {
  apiClient,
  HttpAccountDirectory,
  HttpAccountEndGateway,
  HttpProfileGateway,
} from '@ridgeline/adapters/http';
import { EnterRoute } from '@ridgeline/core/navigation';
import { AccountEndGateway, ProfileGateway } from '@ridgeline/core/profile';
import { pathTo } from '@ridgeline/core/routes';
import {
  EndSessionsAfterReset,
  Identity,
  OtherTabs,
  ResetApp,
  SignIn,
  SignOut,
  StartUp,
} from '@ridgeline/core/session';
import { AccountDirectory, Preferences, Timer } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { GuardKeeper } from '../view-model/guard-keeper.ts';
import { LoadedState } from '../view-model/loaded-state.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { appConfig } from './app-config.ts';
import { LateModules } from './late-modules.ts';
import { made } from './made.ts';
import { API_CLIENT, CACHED_READS } from './tokens.ts';

/** Both addresses of this app must be registered at the pool. */
function hostedAt(domain: string): HostedAddresses {
  const { origin } = window.location;
  return {
    domain,
    redirectSignIn: `${origin}${pathTo('identityProviderCallback')}`,
    redirectSignOut: `${origin}${pathTo('login')}`,
  };
}

const keptReadsModules = async () => [(await import('./own-records.module.ts')).ownRecordsModule];

export const sessionModule = new ContainerModule(({ bind }) => {
  const poolConfig = async () => {
    const { userPoolId, userPoolClientId, userPoolEndpoint, userPoolDomain } = await appConfig();
    const pool = { userPoolId, userPoolClientId, endpoint: userPoolEndpoint };
    return userPoolDomain === undefined ? pool : { ...pool, hosted: hostedAt(userPoolDomain) };
  };

  bind(UserPoolSession).toConstantValue(new UserPoolSession(poolConfig, window.sessionStorage));
  bind(API_CLIENT)
    .toResolvedValue(
      (tokens: UserPoolSession, late: LateModules) =>
        apiClient({ baseUrl: '/api', tokens, keeper: () => late.get(CACHED_READS, keptReadsModules) }),
      [UserPoolSession, LateModules],
    )
    .inSingletonScope();
  made(bind, CognitoIdentity, [UserPoolSession], { as: Identity });
  made(bind, HttpAccountDirectory, [API_CLIENT], { as: AccountDirectory });
  made(bind, HttpProfileGateway, [API_CLIENT], { as: ProfileGateway });
  made(bind, HttpAccountEndGateway, [API_CLIENT], { as: AccountEndGateway });
  made(bind, EndSessionsAfterReset, [Preferences, AccountEndGateway]);

  made(bind, StartUp, [Identity, ProfileGateway, EndSessionsAfterReset]);
  made(bind, SignIn, [Identity, AccountDirectory]);
  bind(LoadedState).toConstantValue(new LoadedState());
  made(bind, ResetApp, [LoadedState, Preferences]);
  made(bind, SignOut, {
    identity: Identity,
    ends: AccountEndGateway,
    reset: ResetApp,
    preferences: Preferences,
  });
  bind(Timer).toConstantValue(new BrowserTimer());
  bind(OtherTabs)
    .toResolvedValue(
      (timer: Timer, preferences: Preferences) =>
        new TabsOfABrowser({
          channel: new BroadcastChannel('ridgeline.session'),
          storage: window.sessionStorage,
          timer,
          // A user who returns from a provider has a new session.
          isExpected: () =>
            preferences.read('login') !== null &&
            window.location.pathname !== pathTo('identityProviderCallback'),
        }),
      [Timer, Preferences],
    )
    .inSingletonScope();

  made(bind, SessionStore, {
    startUp: StartUp,
    signIn: SignIn,
    signOut: SignOut,
    tabs: OtherTabs,
    identity: Identity,
    state: LoadedState,
  })
    .inSingletonScope()
    .onActivation((context, session) => {
      // START-5
      context.get(UserPoolSession).onRefusedRenewal(session.renewalRefused);
      return session;
    });
  bind(Preferences).toConstantValue(
    new BrowserPreferences({
      local: window.localStorage,
      session: window.sessionStorage,
      document,
      isSecure: window.location.protocol === 'https:',
    }),
  );
  made(bind, EnterRoute, [Preferences]);
  made(bind, GuardKeeper, [EnterRoute, SessionStore, Navigation]).inSingletonScope();
});
