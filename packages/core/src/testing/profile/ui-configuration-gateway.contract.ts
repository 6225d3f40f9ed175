import { describe, expect, it } from 'vitest';
import type { UiConfigurationGateway } from '../../profile/ui-configuration-gateway.port.ts';
import type { UiConfiguration } from '../../profile/ui-configuration.ts';

/** An API that has a configuration. */
export type UiConfigurationWorld = {
  readonly configurations: UiConfigurationGateway;
  readonly configuration: UiConfiguration;
  /** Makes the server unreachable. */
  goOffline(): Promise<void>;
};

/** Contract suite for `UiConfigurationGateway`. Runs on the fake and on every real adapter. */
export function uiConfigurationGatewayContract(
  name: string,
  makeWorld: () => Promise<UiConfigurationWorld>,
): void {
  describe(`${name} fulfills the contract of UiConfigurationGateway`, () => {
    it('ENT-10 loads the configuration', async () => {
      const { configurations, configuration } = await makeWorld();
      expect(await configurations.load()).toEqual({ ok: true, value: configuration });
    });

    it('ENT-10 says that nobody answered, and does not throw', async () => {
      const { configurations, goOffline } = await makeWorld();
      await goOffline();
      expect(await configurations.load()).toEqual({ ok: false, failure: 'unavailable' });
    });
  });
}
