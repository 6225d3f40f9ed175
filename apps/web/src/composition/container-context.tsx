import type { Container, ContainerModule, ServiceIdentifier } from 'inversify';
import {
  createContext,
  use,
  useEffect,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { loadOnce } from './load-once.ts';

const ContainerContext = createContext<Container | null>(null);

export function ContainerProvider({
  container,
  children,
}: {
  readonly container: Container;
  readonly children: ReactNode;
}) {
  return <ContainerContext value={container}>{children}</ContainerContext>;
}

/** Hooks of a view-model for when its screen is mounted and unmounted; StrictMode mounts twice. */
export type Screened = { enter?(): void; leave?(): void };

/** The only place besides `main` that resolves from the container. Dependencies of one route are in that route's module. */
export function useViewModel<ViewModel extends object>(
  token: ServiceIdentifier<ViewModel>,
  ...modules: readonly ContainerModule[]
): ViewModel {
  const container = use(ContainerContext);
  if (container === null) throw new Error('useViewModel stands outside its provider');
  const [viewModel] = useState(() => {
    loadOnce(container, modules);
    return container.get(token);
  });
  useEffect(() => {
    const screened: Screened = viewModel;
    screened.enter?.();
    return () => screened.leave?.();
  }, [viewModel]);
  return viewModel;
}

/** Connects a screen to its view-model, for a route. */
export function screenOf<ViewModel extends object>(
  token: ServiceIdentifier<ViewModel>,
  Screen: ComponentType<{ readonly vm: ViewModel }>,
  ...modules: readonly ContainerModule[]
): FunctionComponent {
  return function ScreenWithViewModel() {
    return <Screen vm={useViewModel(token, ...modules)} />;
  };
}
