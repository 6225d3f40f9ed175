import type { Container, ContainerModule, ServiceIdentifier } from 'inversify';
import { createContext, use, useEffect, useState, type ComponentType, type ReactNode } from 'react';

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

/** A view-model may want to know when its screen is entered and left; StrictMode enters, leaves and enters again. */
export type Screened = { enter?(): void; leave?(): void };

/** The only place beside `main` that asks the container. What only one route needs comes in that route's module. */
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

/** A screen with its view-model, as a route wants it. */
export function screenOf<ViewModel extends object>(
  token: ServiceIdentifier<ViewModel>,
  Screen: ComponentType<{ readonly vm: ViewModel }>,
  ...modules: readonly ContainerModule[]
): ComponentType {
  return function ScreenWithViewModel() {
    return <Screen vm={useViewModel(token, ...modules)} />;
  };
}

const loaded = new WeakMap<Container, Set<ContainerModule>>();

function loadOnce(container: Container, modules: readonly ContainerModule[]): void {
  const known = loaded.get(container) ?? new Set();
  loaded.set(container, known);
  for (const module of modules) {
    if (known.has(module)) continue;
    known.add(module);
    container.load(module);
  }
}
