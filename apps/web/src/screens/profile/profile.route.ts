import { screenOf } from '../../composition/container-context.tsx';
import { firstStepsModule } from '../../composition/first-steps.module.ts';
import { profileModule } from '../../composition/profile.module.ts';
import { ProfileScreen } from './profile.screen.tsx';
import { ProfileViewModel } from './profile.view-model.ts';

export const Component = screenOf(ProfileViewModel, ProfileScreen, firstStepsModule, profileModule);
