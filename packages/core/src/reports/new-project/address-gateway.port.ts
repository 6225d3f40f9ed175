import type { Result } from '../../shared/result.ts';
import type { FoundAddress } from '../report-order.policy.ts';
import type { ReportRefusal } from '../report-refusal.ts';

/** Address suggestions, and whether the user may order a report for an address. */
export abstract class AddressGateway {
  abstract suggest(text: string): Promise<Result<readonly FoundAddress[], ReportRefusal>>;
  abstract access(place: FoundAddress): Promise<Result<'granted' | 'denied', ReportRefusal>>;
}
