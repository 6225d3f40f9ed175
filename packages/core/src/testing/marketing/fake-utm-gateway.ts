import { UtmGateway } from '../../marketing/utm-gateway.port.ts';
import type { UtmData } from '../../marketing/utm.policy.ts';
import { done, fail, type Result } from '../../shared/result.ts';

export class FakeUtmGateway extends UtmGateway {
  readonly posted: UtmData[] = [];
  failure: 'signed-out' | 'unavailable' | null = null;

  override async post(utm: UtmData): Promise<Result<void, 'signed-out' | 'unavailable'>> {
    if (this.failure !== null) return fail(this.failure);
    this.posted.push(utm);
    return done;
  }
}
