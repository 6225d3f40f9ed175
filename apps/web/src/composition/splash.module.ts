import { ContainerModule } from 'inversify';
import { SplashViewModel, type TypedAhead } from '../screens/splash/splash.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';

export const splashModule = new ContainerModule(({ bind }) => {
  bind(SplashViewModel).toResolvedValue(
    (navigation: Navigation) => new SplashViewModel(navigation, typedAhead()),
    [Navigation],
  );
});

/** The user's input in the prerendered page, before the app has replaced it. */
function typedAhead(): TypedAhead {
  const address = cameWith('address');
  return {
    address: address?.value ?? '',
    isTyping: address !== null && address === document.activeElement,
    overhangIn: cameWith('overhang')?.valueAsNumber ?? null,
    rise: cameWith('rise')?.valueAsNumber ?? null,
  };
}

function cameWith(name: 'address' | 'overhang' | 'rise'): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`#root input[name=${name}]`);
}
