import { GoogleOneTap } from '@ridgeline/adapters/browser';
import { ADMITS_GOOGLE } from '@ridgeline/core/routes';
import { OneTapPrompt, SignInByOneTap } from '@ridgeline/core/session';
import { AccountDirectory } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { LoginViewModel } from '../screens/login/login.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';
import { ProviderSignIn } from '../view-model/provider-sign-in.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { appConfig } from './app-config.ts';
import { made } from './made.ts';

export const loginModule = new ContainerModule(({ bind }) => {
  bind(OneTapPrompt).toConstantValue(
    new GoogleOneTap(
      async () => (isPromptAdmitted() && (await appConfig()).oneTap) || null,
      document,
      window,
    ),
  );
  made(bind, SignInByOneTap, [OneTapPrompt, AccountDirectory]);
  made(bind, LoginViewModel, {
    session: SessionStore,
    provider: ProviderSignIn,
    oneTap: SignInByOneTap,
    navigation: Navigation,
  });
});

/** ADR 63: the page that a service worker has stored has another policy, whatever its path. */
function isPromptAdmitted(): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return loaded?.serverTiming.some(({ name }) => name === ADMITS_GOOGLE) === true;
}
