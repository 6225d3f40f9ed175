import { screenOf } from '../../composition/container-context.tsx';
import { loginModule } from '../../composition/login.module.ts';
import { LoginScreen } from './login.screen.tsx';
import { LoginViewModel } from './login.view-model.ts';

export const Component = screenOf(LoginViewModel, LoginScreen, loginModule);
