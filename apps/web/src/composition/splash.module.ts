import { ContainerModule } from 'inversify';
import { SplashViewModel, type TypedAhead } from '../screens/splash/splash.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';

export const splashModule = new ContainerModule(({ bind }) => {
  bind(SplashViewModel).toResolvedValue(
    (navigation: Navigation) => new SplashViewModel(navigation, typedAhead()),
    [Navigation],
  );
});

/** What somebody typed into the page as it came, before the app stood in its place. */
function typedAhead(): TypedAhead {
  const field = document.querySelector<HTMLInputElement>('#root input[name=address]');
  return { address: field?.value ?? '', isTyping: field !== null && field === document.activeElement };
}
