import { screenOf } from '../../composition/container-context.tsx';
import { federationModule } from '../../composition/federation.module.ts';
import { loginModule } from '../../composition/login.module.ts';
import { LoginScreen } from '../../screens/login/login.screen.tsx';
import { LoginViewModel } from '../../screens/login/login.view-model.ts';

export const Component = screenOf(LoginViewModel, LoginScreen, federationModule, loginModule);
