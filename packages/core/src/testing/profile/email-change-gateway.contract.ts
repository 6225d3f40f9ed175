import { describe, expect, it } from 'vitest';
import type { EmailChangeGateway } from '../../profile/email/email-change-gateway.port.ts';
import { parseEmail, type Email } from '../../shared/email.policy.ts';
import { HOUR } from '../../shared/instant.ts';

/** One native account, its mailbox, and a clock that can be moved. */
export type EmailChangeWorld = {
  readonly emails: EmailChangeGateway;
  accountEmail(): Promise<string>;
  /** The code that was last sent to this address, or null. */
  codeSentTo(email: string): Promise<string | null>;
  letTimePass(milliseconds: number): Promise<void>;
  endSession(): Promise<void>;
};

const refused = { ok: false, failure: 'code-refused' };

/** Contract suite for `EmailChangeGateway`. Runs on the fake and on every real adapter. */
export function emailChangeGatewayContract(name: string, makeWorld: () => Promise<EmailChangeWorld>): void {
  describe(`${name} fulfills the contract of EmailChangeGateway`, () => {
    it('PROF-9 changes the email only when the code comes back', async () => {
      const world = await makeWorld();
      const before = await world.accountEmail();
      expect(await world.emails.request(newEmail)).toMatchObject({ ok: true });
      expect(await world.accountEmail()).toBe(before);
      expect(await world.emails.confirm(await codeFor(world))).toMatchObject({ ok: true });
      expect(await world.accountEmail()).toBe(newEmail);
    });

    it('PROF-9 refuses a wrong code, one that was used, and one that was never asked for', async () => {
      const world = await makeWorld();
      expect(await world.emails.confirm('999999')).toEqual(refused);
      await world.emails.request(newEmail);
      const code = await codeFor(world);
      expect(await world.emails.confirm(`${code}0`)).toEqual(refused);
      await world.emails.confirm(code);
      expect(await world.emails.confirm(code)).toEqual(refused);
    });

    it('PROF-9 a new code makes the one before void', async () => {
      const world = await makeWorld();
      await world.emails.request(newEmail);
      const first = await codeFor(world);
      await world.emails.request(newEmail);
      const second = await codeFor(world);
      expect(second).not.toBe(first);
      expect(await world.emails.confirm(first)).toEqual(refused);
      expect(await world.emails.confirm(second)).toMatchObject({ ok: true });
    });

    it('PROF-9 a code is good for 24 hours and no longer', async () => {
      const world = await makeWorld();
      await world.emails.request(newEmail);
      await world.letTimePass(24 * HOUR);
      expect(await world.emails.confirm(await codeFor(world))).toEqual(refused);
      await world.emails.request(newEmail);
      await world.letTimePass(23 * HOUR);
      expect(await world.emails.confirm(await codeFor(world))).toMatchObject({ ok: true });
    });

    it('PROF-9 does nothing for a session that is over', async () => {
      const world = await makeWorld();
      await world.endSession();
      expect(await world.emails.request(newEmail)).toEqual({ ok: false, failure: 'signed-out' });
      expect(await world.emails.confirm('999999')).toEqual({ ok: false, failure: 'signed-out' });
    });
  });
}

const newEmail = emailFrom('grace.new@example.com');

function emailFrom(text: string): Email {
  const email = parseEmail(text);
  if (!email.ok) throw new Error(`${text} is no email`);
  return email.value;
}

async function codeFor(world: EmailChangeWorld): Promise<string> {
  const code = await world.codeSentTo(newEmail);
  if (code === null) throw new Error('No code was sent');
  return code;
}
