import { screenOf } from '../../composition/container-context.tsx';
import { federationModule } from '../../composition/federation.module.ts';
import { WelcomeBackScreen } from './welcome-back.screen.tsx';
import { WelcomeBackViewModel } from './welcome-back.view-model.ts';

export const Component = screenOf(WelcomeBackViewModel, WelcomeBackScreen, federationModule);
