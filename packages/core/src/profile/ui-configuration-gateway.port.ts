import type { Result } from '../shared/result.ts';
import type { UiConfiguration } from './ui-configuration.ts';

export abstract class UiConfigurationGateway {
  abstract load(): Promise<Result<UiConfiguration, 'unavailable'>>;
}
