import { screenOf } from '../../composition/container-context.tsx';
import { LoginScreen } from './login.screen.tsx';
import { LoginViewModel } from './login.view-model.ts';

export const Component = screenOf(LoginViewModel, LoginScreen);
