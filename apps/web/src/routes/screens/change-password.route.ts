import { changePasswordModule } from '../../composition/change-password.module.ts';
import { screenOf } from '../../composition/container-context.tsx';
import { ChangePasswordScreen } from '../../screens/change-password/change-password.screen.tsx';
import { ChangePasswordViewModel } from '../../screens/change-password/change-password.view-model.ts';

export const Component = screenOf(ChangePasswordViewModel, ChangePasswordScreen, changePasswordModule);
