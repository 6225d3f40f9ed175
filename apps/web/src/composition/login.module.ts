import { ContainerModule } from 'inversify';
import { LoginViewModel } from '../screens/login/login.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';

export const loginModule = new ContainerModule(({ bind }) => {
  bind(LoginViewModel).toResolvedValue(
    (session: SessionStore, navigation: Navigation) => new LoginViewModel(session, navigation),
    [SessionStore, Navigation],
  );
});
