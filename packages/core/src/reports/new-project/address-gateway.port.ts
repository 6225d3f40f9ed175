import type { Result } from '../../shared/result.ts';
import type { FoundAddress } from '../report-order.policy.ts';
import type { ReportRefusal } from '../report-refusal.ts';

/** Addresses: which are meant, and whether this person may order a report for one. */
export abstract class AddressGateway {
  abstract suggest(text: string): Promise<Result<readonly FoundAddress[], ReportRefusal>>;
  abstract access(place: FoundAddress): Promise<Result<'granted' | 'denied', ReportRefusal>>;
}
