import { ContainerModule } from 'inversify';
import { LoginViewModel } from '../screens/login/login.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';
import { ProviderSignIn } from '../view-model/provider-sign-in.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { made } from './made.ts';

export const loginModule = new ContainerModule(({ bind }) => {
  made(bind, LoginViewModel, [SessionStore, ProviderSignIn, Navigation]);
});
