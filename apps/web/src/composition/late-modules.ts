import type { Container, ContainerModule, ServiceIdentifier } from 'inversify';
import { loadOnce } from './load-once.ts';

/** Resolves what is bound by modules whose code is loaded when it is first asked for. */
export class LateModules {
  readonly #container: Container;

  constructor(container: Container) {
    this.#container = container;
  }

  async get<Service>(
    token: ServiceIdentifier<Service>,
    load: () => Promise<readonly ContainerModule[]>,
  ): Promise<Service> {
    loadOnce(this.#container, await load());
    return this.#container.get(token);
  }
}
