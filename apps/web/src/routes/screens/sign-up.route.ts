import { screenOf } from '../../composition/container-context.tsx';
import { federationModule } from '../../composition/federation.module.ts';
import { signUpModule } from '../../composition/sign-up.module.ts';
import { SignUpScreen } from '../../screens/sign-up/sign-up.screen.tsx';
import { SignUpViewModel } from '../../screens/sign-up/sign-up.view-model.ts';

export const Component = screenOf(SignUpViewModel, SignUpScreen, federationModule, signUpModule);
