import { ProductGateway } from '@ridgeline/core/billing';
import { ContainerModule } from 'inversify';
import { OfferedPlans } from '../screens/splash/offered-plans.ts';
import { SplashViewModel, type TypedAhead } from '../screens/splash/splash.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';
import { VisitorAddress } from '../view-model/visitor-address.ts';
import { made } from './made.ts';

export const splashModule = new ContainerModule(({ bind }) => {
  made(bind, OfferedPlans, [ProductGateway]);
  bind(SplashViewModel).toResolvedValue(
    (navigation: Navigation, address: VisitorAddress, offered: OfferedPlans) =>
      new SplashViewModel({ navigation, address, offered }, typedAhead()),
    [Navigation, VisitorAddress, OfferedPlans],
  );
});

/** Reads the user's input in the prerendered page; its fields keep it when the app has replaced them. */
function typedAhead(): () => TypedAhead {
  const [address, overhang, rise] = [cameWith('address'), cameWith('overhang'), cameWith('rise')];
  return () => ({
    address: address?.value ?? '',
    isTyping: address !== null && address === document.activeElement,
    overhangIn: overhang?.valueAsNumber ?? null,
    rise: rise?.valueAsNumber ?? null,
  });
}

function cameWith(name: 'address' | 'overhang' | 'rise'): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`#root input[name=${name}]`);
}
