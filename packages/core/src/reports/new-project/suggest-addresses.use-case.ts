import { ok, type Result } from '../../shared/result.ts';
import type { AddressSuggestions } from './address-gateway.port.ts';
import type { AddressFailure } from './check-address-access.use-case.ts';
import type { FoundAddress } from '../report-order.policy.ts';
import { withFailureCode } from '../report-refusal.ts';

export class SuggestAddresses {
  readonly #addresses: AddressSuggestions;

  constructor(addresses: AddressSuggestions) {
    this.#addresses = addresses;
  }

  /** A blank field sends no request. */
  async run(text: string): Promise<Result<readonly FoundAddress[], AddressFailure>> {
    const wanted = text.trim();
    if (wanted === '') return ok([]);
    return withFailureCode(await this.#addresses.suggest(wanted), 'unable-to-determine-access');
  }
}
