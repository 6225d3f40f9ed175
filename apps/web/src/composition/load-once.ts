import type { Container, ContainerModule } from 'inversify';

const loaded = new WeakMap<Container, Set<ContainerModule>>();

/** Modules come with the code that needs them, which may come more than once. */
export function loadOnce(container: Container, modules: readonly ContainerModule[]): void {
  const known = loaded.get(container) ?? new Set();
  loaded.set(container, known);
  for (const module of modules) {
    if (known.has(module)) continue;
    known.add(module);
    container.load(module);
  }
}
