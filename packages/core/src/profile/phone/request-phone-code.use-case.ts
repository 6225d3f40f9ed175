import { ok, type Result } from '../../shared/result.ts';
import type { PhoneGateway } from './phone-gateway.port.ts';
import { parsePhone, type Phone, type PhoneFailure } from './phone.policy.ts';
import type { ProfileFailure } from '../profile-gateway.port.ts';

export type RequestPhoneCodeFailure = PhoneFailure | ProfileFailure;

/** Sends a code by text, the first time and each time it is resent. */
export class RequestPhoneCode {
  readonly #phones: PhoneGateway;

  constructor(phones: PhoneGateway) {
    this.#phones = phones;
  }

  async run(input: unknown): Promise<Result<Phone, RequestPhoneCodeFailure>> {
    const phone = parsePhone(input);
    if (!phone.ok) return phone;
    const sent = await this.#phones.requestCode(phone.value);
    return sent.ok ? ok(phone.value) : sent;
  }
}
