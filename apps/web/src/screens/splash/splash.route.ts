import { screenOf } from '../../composition/container-context.tsx';
import { splashModule } from '../../composition/splash.module.ts';
import { SplashScreen } from './splash.screen.tsx';
import { SplashViewModel } from './splash.view-model.ts';

export const Component = screenOf(SplashViewModel, SplashScreen, splashModule);
