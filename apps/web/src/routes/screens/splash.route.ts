import { screenOf } from '../../composition/container-context.tsx';
import { productsModule } from '../../composition/products.module.ts';
import { splashModule } from '../../composition/splash.module.ts';
import { visitorAddressModule } from '../../composition/visitor-address.module.ts';
import { SplashScreen } from '../../screens/splash/splash.screen.tsx';
import { SplashViewModel } from '../../screens/splash/splash.view-model.ts';

export const Component = screenOf(
  SplashViewModel,
  SplashScreen,
  productsModule,
  visitorAddressModule,
  splashModule,
);
