import {
  type FeeSchedule,
  type FeeScheduleRefusal,
  FeeSchedules,
  type ListedFeeSchedule,
  parseFeeSchedule,
} from '@ridgeline/core/calculators';
import { fail, ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { failureOrNotFound, resultOf } from './call.ts';

export class HttpFeeSchedules extends FeeSchedules {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override find(term: string): Promise<Result<readonly ListedFeeSchedule[], 'unavailable'>> {
    return resultOf(
      () => this.#api.GET('/public/fee-schedules', { params: { query: { term } } }),
      ({ items }) => ok(items),
      () => 'unavailable' as const,
    );
  }

  override one(id: string): Promise<Result<FeeSchedule, FeeScheduleRefusal>> {
    return resultOf(
      () => this.#api.GET('/public/fee-schedules/{id}', { params: { path: { id } } }),
      (onWire) => {
        const schedule = parseFeeSchedule(onWire);
        return schedule.ok ? schedule : fail('unavailable' as const);
      },
      (refused) => (failureOrNotFound(refused) === 'not-found' ? 'no-such-schedule' : 'unavailable'),
    );
  }
}
