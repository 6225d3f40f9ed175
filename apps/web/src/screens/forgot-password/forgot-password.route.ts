import { screenOf } from '../../composition/container-context.tsx';
import { passwordRecoveryModule } from '../../composition/password-recovery.module.ts';
import { ForgotPasswordScreen } from './forgot-password.screen.tsx';
import { ForgotPasswordViewModel } from './forgot-password.view-model.ts';

export const Component = screenOf(ForgotPasswordViewModel, ForgotPasswordScreen, passwordRecoveryModule);
