import { done, fail, type Result } from '../../shared/result.ts';
import type { EmailChangeGateway } from './email-change-gateway.port.ts';
import { isLinkForAccount, type EmailLink, type EmailLinkFailure } from './email-link.policy.ts';
import type { ProfileFailure } from '../profile-gateway.port.ts';

export type ConfirmEmailChangeFailure = EmailLinkFailure | ProfileFailure;

/** PROF-9: opens the link from the mail. A link for another account is not used up. */
export class ConfirmEmailChange {
  readonly #emails: EmailChangeGateway;

  constructor(emails: EmailChangeGateway) {
    this.#emails = emails;
  }

  async run(link: EmailLink, accountEmail: string): Promise<Result<void, ConfirmEmailChangeFailure>> {
    if (!isLinkForAccount(link, accountEmail)) return fail('different-account');
    const confirmed = await this.#emails.confirm(link.code);
    if (confirmed.ok) return done;
    return confirmed.failure === 'code-refused' ? fail('link-expired') : fail(confirmed.failure);
  }
}
