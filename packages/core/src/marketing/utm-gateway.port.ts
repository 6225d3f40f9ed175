import type { Result } from '../shared/result.ts';
import type { UtmData } from './utm.policy.ts';

export abstract class UtmGateway {
  abstract post(utm: UtmData): Promise<Result<void, 'signed-out' | 'unavailable'>>;
}
