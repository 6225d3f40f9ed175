import { screenOf } from '../../composition/container-context.tsx';
import { splashModule } from '../../composition/splash.module.ts';
import { SplashScreen } from '../../screens/splash/splash.screen.tsx';
import { SplashViewModel } from '../../screens/splash/splash.view-model.ts';

export const Component = screenOf(SplashViewModel, SplashScreen, splashModule);
