import { screenOf } from '../../composition/container-context.tsx';
import { passwordRecoveryModule } from '../../composition/password-recovery.module.ts';
import { NewPasswordScreen } from '../../screens/new-password/new-password.screen.tsx';
import { NewPasswordViewModel } from '../../screens/new-password/new-password.view-model.ts';

export const Component = screenOf(NewPasswordViewModel, NewPasswordScreen, passwordRecoveryModule);
