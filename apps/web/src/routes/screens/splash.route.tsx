import { useViewModel } from '../../composition/container-context.tsx';
import { splashModule } from '../../composition/splash.module.ts';
import { visitorAddressModule } from '../../composition/visitor-address.module.ts';
import { partOnDemand } from '../../parts/part-on-demand.tsx';
import { PricesToCome } from '../../screens/splash/prices-to-come.tsx';
import { SplashScreen } from '../../screens/splash/splash.screen.tsx';
import { SplashViewModel } from '../../screens/splash/splash.view-model.ts';

export function Component() {
  return (
    <SplashScreen
      vm={useViewModel(SplashViewModel, visitorAddressModule, splashModule)}
      prices={<Prices />}
    />
  );
}

/** Below what is seen first. */
const Prices = partOnDemand({
  load: async () => (await import('../prices.part.tsx')).PricesPart,
  Waiting: PricesToCome,
});
