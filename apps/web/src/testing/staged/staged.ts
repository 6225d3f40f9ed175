import { makeContainer } from '../../composition/container.ts';
import type { FakeNavigation } from '../fake-navigation.ts';

type Container = ReturnType<typeof makeContainer>;
type Token = Parameters<Container['isBound']>[0];

/** Replaces adapters by fakes in a container. */
export type Replacement = (container: Container) => void;

/** Replaces a real adapter by its fake wherever a module has bound it. */
export function staged<Port>(port: Token & { readonly prototype: Port }, fake: NoInfer<Port>): Replacement {
  return (container) => {
    if (container.isBound(port)) container.rebind(port).toConstantValue(fake);
  };
}

/** A route's module is loaded with its screen: its ports are replaced by fakes as well. */
export function stagedContainer(navigation: FakeNavigation, replacements: readonly Replacement[]): Container {
  const container = makeContainer(navigation);
  const load = container.load.bind(container);
  const replaceAll = (): void => {
    for (const replace of replacements) replace(container);
  };
  container.load = (...modules) => {
    load(...modules);
    replaceAll();
  };
  replaceAll();
  return container;
}
