import type { FeeSchedule } from '../../calculators/permit-fee/fee-schedule.ts';
import {
  type FeeScheduleRefusal,
  FeeSchedules,
  type ListedFeeSchedule,
} from '../../calculators/permit-fee/fee-schedules.port.ts';
import { foldedText } from '../../shared/folded-text.ts';
import { fail, ok, type Result } from '../../shared/result.ts';

/** Passes `feeSchedulesContract`, as the real adapter does. */
export class FakeFeeSchedules extends FeeSchedules {
  readonly #published: readonly FeeSchedule[];
  #isAway = false;

  constructor(published: readonly FeeSchedule[]) {
    super();
    this.#published = published;
  }

  goAway(isAway = true): void {
    this.#isAway = isAway;
  }

  override async find(term: string): Promise<Result<readonly ListedFeeSchedule[], 'unavailable'>> {
    if (this.#isAway) return fail('unavailable');
    const wanted = ` ${foldedText(term.trim())}`;
    const found = this.#published.filter(
      (one) => ` ${foldedText(one.jurisdiction)}`.includes(wanted) && !this.#isReplaced(one),
    );
    return ok(
      found.map(({ id, jurisdiction, state, effective, source }) => ({
        id,
        jurisdiction,
        state,
        effective,
        edition: source?.edition ?? null,
      })),
    );
  }

  override async one(id: string): Promise<Result<FeeSchedule, FeeScheduleRefusal>> {
    if (this.#isAway) return fail('unavailable');
    const schedule = this.#published.find((one) => one.id === id);
    return schedule ? ok(schedule) : fail('no-such-schedule');
  }

  #isReplaced({ supersededBy, jurisdiction, state }: FeeSchedule): boolean {
    const isLater = (one: FeeSchedule): boolean =>
      one.jurisdiction === jurisdiction && one.state === state && one.supersededBy === undefined;
    return supersededBy !== undefined && this.#published.some(isLater);
  }
}
