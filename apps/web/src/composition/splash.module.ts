import { ContainerModule } from 'inversify';
import { SplashViewModel, type TypedAhead } from '../screens/splash/splash.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';
import { VisitorAddress } from '../view-model/visitor-address.ts';

export const splashModule = new ContainerModule(({ bind }) => {
  bind(SplashViewModel).toResolvedValue(
    (navigation: Navigation, address: VisitorAddress) =>
      new SplashViewModel(navigation, address, typedAhead()),
    [Navigation, VisitorAddress],
  );
});

/** Reads the user's input in the prerendered page; its fields keep it when the app has replaced them. */
function typedAhead(): () => TypedAhead {
  const [address, overhang, rise] = [cameWith('address'), cameWith('overhang'), cameWith('rise')];
  return () => ({
    address: address?.value ?? '',
    overhangIn: overhang?.valueAsNumber ?? null,
    rise: rise?.valueAsNumber ?? null,
  });
}

function cameWith(name: 'address' | 'overhang' | 'rise'): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`#root input[name=${name}]`);
}
