import { parseAddressLine } from '../../places/address-line.policy.ts';
import type { FoundAddress } from '../report-order.policy.ts';
import type { AddressSuggestions } from './address-gateway.port.ts';
import { meantAddress, withItsCommas } from './typed-line.policy.ts';

/** Source of an address that was typed and not looked up. */
const AS_WRITTEN = 'typed';

/** The address that is ordered for a typed text, of which no suggestion was picked; null where it names none. */
// RPT-1
export class SettleAddress {
  readonly #addresses: AddressSuggestions;

  constructor(addresses: AddressSuggestions) {
    this.#addresses = addresses;
  }

  /** Asks only about a text that is no address by itself. */
  async run(text: string): Promise<FoundAddress | null> {
    const typed = text.trim();
    if (parseAddressLine(typed) !== null) return asWritten(typed);
    const found = typed === '' ? null : await this.#addresses.suggest(typed);
    const meant = found?.ok === true ? meantAddress(typed, found.value) : null;
    if (meant !== null) return meant;
    const line = withItsCommas(typed);
    return parseAddressLine(line) === null ? null : asWritten(line);
  }
}

function asWritten(address: string): FoundAddress {
  return { address, source: AS_WRITTEN, locationId: null };
}
