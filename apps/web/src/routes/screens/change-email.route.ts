import { changeEmailModule } from '../../composition/change-email.module.ts';
import { screenOf } from '../../composition/container-context.tsx';
import { emailChangeModule } from '../../composition/email-change.module.ts';
import { ChangeEmailScreen } from '../../screens/change-email/change-email.screen.tsx';
import { ChangeEmailViewModel } from '../../screens/change-email/change-email.view-model.ts';

export const Component = screenOf(
  ChangeEmailViewModel,
  ChangeEmailScreen,
  emailChangeModule,
  changeEmailModule,
);
