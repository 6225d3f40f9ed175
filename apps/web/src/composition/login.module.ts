import { ContainerModule } from 'inversify';
import { LoginViewModel } from '../screens/login/login.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';
import { ProviderSignIn } from '../view-model/provider-sign-in.ts';
import { SessionStore } from '../view-model/session.store.ts';

export const loginModule = new ContainerModule(({ bind }) => {
  bind(LoginViewModel).toResolvedValue(
    (session: SessionStore, provider: ProviderSignIn, navigation: Navigation) =>
      new LoginViewModel(session, provider, navigation),
    [SessionStore, ProviderSignIn, Navigation],
  );
});
