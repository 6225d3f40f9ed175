import { screenOf } from '../../composition/container-context.tsx';
import { signUpModule } from '../../composition/sign-up.module.ts';
import { SignUpScreen } from './sign-up.screen.tsx';
import { SignUpViewModel } from './sign-up.view-model.ts';

export const Component = screenOf(SignUpViewModel, SignUpScreen, signUpModule);
