import type { Email } from '../../shared/email.policy.ts';
import type { Result } from '../../shared/result.ts';
import type { EmailChangeGateway } from './email-change-gateway.port.ts';
import type { ProfileFailure } from '../profile-gateway.port.ts';

export class ResendEmailCode {
  readonly #emails: EmailChangeGateway;

  constructor(emails: EmailChangeGateway) {
    this.#emails = emails;
  }

  run(email: Email): Promise<Result<void, ProfileFailure>> {
    return this.#emails.request(email);
  }
}
