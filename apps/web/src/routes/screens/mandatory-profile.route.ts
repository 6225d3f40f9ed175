import { accountModule } from '../../composition/account.module.ts';
import { screenOf } from '../../composition/container-context.tsx';
import { firstStepsModule } from '../../composition/first-steps.module.ts';
import { MandatoryProfileScreen } from '../../screens/mandatory-profile/mandatory-profile.screen.tsx';
import { MandatoryProfileViewModel } from '../../screens/mandatory-profile/mandatory-profile.view-model.ts';

export const Component = screenOf(
  MandatoryProfileViewModel,
  MandatoryProfileScreen,
  accountModule,
  firstStepsModule,
);
