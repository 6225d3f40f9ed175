import { HttpGoogleSessions } from '@ridgeline/adapters/http';
import {
  GiveUpOneTap,
  GoogleSessions,
  Identity,
  ReturnFromGoogle,
  SignInWithGoogle,
} from '@ridgeline/core/session';
import { AccountDirectory, Preferences } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { GoogleCallbackViewModel } from '../screens/google-callback/google-callback.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';
import { ProviderSignIn } from '../view-model/provider-sign-in.ts';
import { API_CLIENT } from './tokens.ts';

/** AUTH-9: what Google's own page leads back to, beside what asks a provider. */
export const googleCallbackModule = new ContainerModule(({ bind }) => {
  bind(GoogleSessions)
    .toResolvedValue((api) => new HttpGoogleSessions(api), [API_CLIENT])
    .inSingletonScope();
  bind(SignInWithGoogle).toResolvedValue((google) => new SignInWithGoogle(google), [GoogleSessions]);
  bind(GiveUpOneTap).toResolvedValue(
    (identity: Identity, preferences: Preferences) => new GiveUpOneTap(identity, preferences),
    [Identity, Preferences],
  );
  bind(ReturnFromGoogle).toResolvedValue(
    (signIn: SignInWithGoogle, giveUp: GiveUpOneTap, google: GoogleSessions, accounts: AccountDirectory) =>
      new ReturnFromGoogle(signIn, giveUp, google, accounts),
    [SignInWithGoogle, GiveUpOneTap, GoogleSessions, AccountDirectory],
  );
  bind(GoogleCallbackViewModel).toResolvedValue(
    (returns: ReturnFromGoogle, provider: ProviderSignIn, navigation: Navigation) =>
      new GoogleCallbackViewModel(returns, provider, navigation),
    [ReturnFromGoogle, ProviderSignIn, Navigation],
  );
});
