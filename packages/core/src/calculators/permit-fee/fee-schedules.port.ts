import type { Result } from '../../shared/result.ts';
import type { FeeSchedule } from './fee-schedule.ts';

/** A municipality whose permit fees are known, by the id of its schedule. */
export type ListedFeeSchedule = {
  readonly id: string;
  readonly jurisdiction: string;
  readonly state: string;
  /** Since when it holds, as far as the source says it. */
  readonly effective: string | null;
  /** What the source says of its own age. */
  readonly edition: string | null;
};

export type FeeScheduleRefusal = 'no-such-schedule' | 'unavailable';

/** The published fee schedules, for everybody. */
// CALC-4
// D CALC-4.3
export abstract class FeeSchedules {
  /** Those of municipalities with a word that begins with the term, by name. */
  abstract find(term: string): Promise<Result<readonly ListedFeeSchedule[], 'unavailable'>>;
  abstract one(id: string): Promise<Result<FeeSchedule, FeeScheduleRefusal>>;
}
