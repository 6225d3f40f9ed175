import { ContactGateway, type ContactUpdates } from '../../marketing/contact-gateway.port.ts';
import type { Email } from '../../shared/email.policy.ts';
import { done, fail, type Result } from '../../shared/result.ts';

export class FakeContactGateway extends ContactGateway {
  readonly updated: (readonly [email: Email, updates: ContactUpdates])[] = [];
  available = true;

  override async update(email: Email, updates: ContactUpdates): Promise<Result<void, 'unavailable'>> {
    if (!this.available) return fail('unavailable');
    this.updated.push([email, updates]);
    return done;
  }
}
