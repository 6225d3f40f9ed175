import { done, fail, type Result } from '../../shared/result.ts';
import type { EmailChangeGateway } from './email-change-gateway.port.ts';
import { isLinkForAccount, type EmailLink, type EmailLinkFailure } from './email-link.policy.ts';
import type { ProfileFailure } from '../profile-gateway.port.ts';
import type { VerifiedEmailGateway } from './verified-email-gateway.port.ts';

export type ConfirmEmailChangeFailure = EmailLinkFailure | ProfileFailure;

/**
 * PROF-9: opens the link from the mail. A link for another account is not used up. If the API does not store the email
 * now, it does so when the app is opened next (`StoreVerifiedEmail`).
 */
export class ConfirmEmailChange {
  readonly #emails: EmailChangeGateway;
  readonly #stored: VerifiedEmailGateway;

  constructor(emails: EmailChangeGateway, stored: VerifiedEmailGateway) {
    this.#emails = emails;
    this.#stored = stored;
  }

  async run(link: EmailLink, accountEmail: string): Promise<Result<void, ConfirmEmailChangeFailure>> {
    if (!isLinkForAccount(link, accountEmail)) return fail('different-account');
    const confirmed = await this.#emails.confirm(link.code);
    if (confirmed.ok) {
      await this.#stored.store();
      return done;
    }
    return confirmed.failure === 'code-refused' ? fail('link-expired') : fail(confirmed.failure);
  }
}
