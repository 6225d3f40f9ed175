import { closedUiConfiguration, type UiConfiguration } from './ui-configuration.ts';
import type { UiConfigurationGateway } from './ui-configuration-gateway.port.ts';

/** ENT-10: a configuration that fails to load is `closedUiConfiguration` itself: it allows no optional feature and blocks nothing. */
export class LoadUiConfiguration {
  readonly #configurations: UiConfigurationGateway;

  constructor(configurations: UiConfigurationGateway) {
    this.#configurations = configurations;
  }

  async run(): Promise<UiConfiguration> {
    const loaded = await this.#configurations.load();
    return loaded.ok ? loaded.value : closedUiConfiguration;
  }
}
