import { parseEmail, type EmailFailure } from '../shared/email.policy.ts';
import type { Result } from '../shared/result.ts';
import type { ContactGateway, ContactUpdates } from './contact-gateway.port.ts';

// API-4
export class UpdateContact {
  readonly #contacts: ContactGateway;

  constructor(contacts: ContactGateway) {
    this.#contacts = contacts;
  }

  async run(input: unknown, updates: ContactUpdates): Promise<Result<void, EmailFailure | 'unavailable'>> {
    const email = parseEmail(input);
    return email.ok ? this.#contacts.update(email.value, updates) : email;
  }
}
