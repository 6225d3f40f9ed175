import { screenOf } from '../../composition/container-context.tsx';
import { passwordRecoveryModule } from '../../composition/password-recovery.module.ts';
import { ForgotPasswordScreen } from '../../screens/forgot-password/forgot-password.screen.tsx';
import { ForgotPasswordViewModel } from '../../screens/forgot-password/forgot-password.view-model.ts';

export const Component = screenOf(ForgotPasswordViewModel, ForgotPasswordScreen, passwordRecoveryModule);
