import { ContainerModule } from 'inversify';
import { SplashViewModel } from '../screens/splash/splash.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';

export const splashModule = new ContainerModule(({ bind }) => {
  bind(SplashViewModel).toResolvedValue(
    (navigation: Navigation) => new SplashViewModel(navigation),
    [Navigation],
  );
});
