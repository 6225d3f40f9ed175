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
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** AUTH-9: the callback of Google, separate from the sign-in by a provider. */
export const googleCallbackModule = new ContainerModule(({ bind }) => {
  made(bind, HttpGoogleSessions, [API_CLIENT], { as: GoogleSessions }).inSingletonScope();
  made(bind, SignInWithGoogle, [GoogleSessions]);
  made(bind, GiveUpOneTap, [Identity, Preferences]);
  made(bind, ReturnFromGoogle, [SignInWithGoogle, GiveUpOneTap, GoogleSessions, AccountDirectory]);
  made(bind, GoogleCallbackViewModel, [ReturnFromGoogle, ProviderSignIn, Navigation]);
});
