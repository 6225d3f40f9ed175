import type { Email } from '../shared/email.policy.ts';
import type { Result } from '../shared/result.ts';

export type ContactUpdates = Readonly<Record<string, string>>;

/** The marketing contact list (the `hubspotentry` call). */
export abstract class ContactGateway {
  abstract update(email: Email, updates: ContactUpdates): Promise<Result<void, 'unavailable'>>;
}
