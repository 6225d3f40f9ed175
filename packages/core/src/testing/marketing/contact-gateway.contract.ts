import { describe, expect, it } from 'vitest';
import type { ContactGateway, ContactUpdates } from '../../marketing/contact-gateway.port.ts';
import { parseEmail, type Email } from '../../shared/email.policy.ts';

/** A contact list that can be inspected. */
export type ContactWorld = {
  readonly contacts: ContactGateway;
  /** The updates received for this email, newest last. */
  updatesOf(email: string): Promise<readonly ContactUpdates[]>;
  /** Makes the server unreachable. */
  goOffline(): Promise<void>;
};

/** Contract suite for `ContactGateway`. Runs on the fake and on every real adapter. */
export function contactGatewayContract(name: string, makeWorld: () => Promise<ContactWorld>): void {
  describe(`${name} fulfills the contract of ContactGateway`, () => {
    it('API-4 passes updates on by email', async () => {
      const { contacts, updatesOf } = await makeWorld();
      const email = emailFrom('ada@example.com');
      expect(await contacts.update(email, { profession: 'inspector' })).toMatchObject({ ok: true });
      expect(await updatesOf(email)).toEqual([{ profession: 'inspector' }]);
      expect(await updatesOf('grace@example.com')).toEqual([]);
    });

    it('API-4 says that nobody answered, and does not throw', async () => {
      const { contacts, goOffline } = await makeWorld();
      await goOffline();
      const updated = await contacts.update(emailFrom('ada@example.com'), {});
      expect(updated).toEqual({ ok: false, failure: 'unavailable' });
    });
  });
}

function emailFrom(text: string): Email {
  const email = parseEmail(text);
  if (!email.ok) throw new Error(`${text} is no email`);
  return email.value;
}
