import type { AccountDirectory } from '../../shared/account-directory.port.ts';
import { parseEmail, type Email, type EmailFailure } from '../../shared/email.policy.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { emailAvailability, type EmailAvailability } from './email-availability.policy.ts';
import type { EmailChangeGateway } from './email-change-gateway.port.ts';
import type { ProfileFailure } from '../profile-gateway.port.ts';

export type ChangeEmailFailure = EmailFailure | Exclude<EmailAvailability, 'available'> | ProfileFailure;

/** Step one of a new email: nothing changes until the link that is now sent has been opened. */
export class ChangeEmail {
  readonly #accounts: AccountDirectory;
  readonly #emails: EmailChangeGateway;

  constructor(accounts: AccountDirectory, emails: EmailChangeGateway) {
    this.#accounts = accounts;
    this.#emails = emails;
  }

  async run(input: unknown): Promise<Result<Email, ChangeEmailFailure>> {
    const email = parseEmail(input);
    if (!email.ok) return email;

    const availability = emailAvailability(await this.#accounts.statusOf(email.value));
    if (availability !== 'available') return fail(availability);

    const sent = await this.#emails.request(email.value);
    return sent.ok ? ok(email.value) : sent;
  }
}
