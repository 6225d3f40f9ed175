import { screenOf } from '../../composition/container-context.tsx';
import { signUpModule } from '../../composition/sign-up.module.ts';
import { ConfirmSignUpScreen } from '../../screens/confirm-sign-up/confirm-sign-up.screen.tsx';
import { ConfirmSignUpViewModel } from '../../screens/confirm-sign-up/confirm-sign-up.view-model.ts';

export const Component = screenOf(ConfirmSignUpViewModel, ConfirmSignUpScreen, signUpModule);
