import type { Result } from '../../shared/result.ts';
import type { FoundAddress } from '../report-order.policy.ts';
import type { ReportRefusal } from '../report-refusal.ts';

/** Address suggestions for what was typed so far. */
export abstract class AddressSuggestions {
  abstract suggest(text: string): Promise<Result<readonly FoundAddress[], ReportRefusal>>;
}

/** The same for a user, and whether they may order a report for an address. */
export abstract class AddressGateway extends AddressSuggestions {
  abstract access(place: FoundAddress): Promise<Result<'granted' | 'denied', ReportRefusal>>;
}
