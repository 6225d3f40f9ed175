import { screenOf } from '../../composition/container-context.tsx';
import { federationModule } from '../../composition/federation.module.ts';
import { WelcomeBackScreen } from '../../screens/welcome-back/welcome-back.screen.tsx';
import { WelcomeBackViewModel } from '../../screens/welcome-back/welcome-back.view-model.ts';

export const Component = screenOf(WelcomeBackViewModel, WelcomeBackScreen, federationModule);
