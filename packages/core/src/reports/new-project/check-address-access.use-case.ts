import type { Result } from '../../shared/result.ts';
import type { AddressGateway } from './address-gateway.port.ts';
import type { FoundAddress } from '../report-order.policy.ts';
import { withFailureCode } from '../report-refusal.ts';

export type AddressFailure = 'unable-to-determine-access' | 'signed-out';

export class CheckAddressAccess {
  readonly #addresses: AddressGateway;

  constructor(addresses: AddressGateway) {
    this.#addresses = addresses;
  }

  async run(place: FoundAddress): Promise<Result<'granted' | 'denied', AddressFailure>> {
    return withFailureCode(await this.#addresses.access(place), 'unable-to-determine-access');
  }
}
