import { UiConfigurationGateway } from '../../profile/ui-configuration-gateway.port.ts';
import type { UiConfiguration } from '../../profile/ui-configuration.ts';
import { fail, ok, type Result } from '../../shared/result.ts';

export class FakeUiConfigurationGateway extends UiConfigurationGateway {
  configuration: UiConfiguration | null = {
    allowPlanDetailAccess: true,
    availableCalculators: ['iws', 'waste', 'ventilation'],
  };

  override async load(): Promise<Result<UiConfiguration, 'unavailable'>> {
    return this.configuration === null ? fail('unavailable') : ok(this.configuration);
  }
}
