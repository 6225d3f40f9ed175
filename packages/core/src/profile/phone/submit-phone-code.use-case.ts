import { ok, type Result } from '../../shared/result.ts';
import type { PhoneCodeRefusal, PhoneGateway } from './phone-gateway.port.ts';
import type { ProfileGateway } from '../profile-gateway.port.ts';
import type { Profile } from '../profile.ts';
import { parseVerificationCode, type VerificationCodeFailure } from '../verification-code.policy.ts';

export type SubmitPhoneCodeFailure = VerificationCodeFailure | PhoneCodeRefusal;

/** PROF-6: verifies the number, then reloads the profile. `profile` is null when only that second step failed. */
export class SubmitPhoneCode {
  readonly #phones: PhoneGateway;
  readonly #profiles: ProfileGateway;

  constructor(phones: PhoneGateway, profiles: ProfileGateway) {
    this.#phones = phones;
    this.#profiles = profiles;
  }

  async run(input: unknown): Promise<Result<{ readonly profile: Profile | null }, SubmitPhoneCodeFailure>> {
    const code = parseVerificationCode(input);
    if (!code.ok) return code;
    const verified = await this.#phones.submitCode(code.value);
    if (!verified.ok) return verified;
    const reloaded = await this.#profiles.load();
    return ok({ profile: reloaded.ok ? reloaded.value : null });
  }
}
