import { describe, expect, it } from 'vitest';
import type { PhoneGateway } from '../../profile/phone/phone-gateway.port.ts';
import { HOUR } from '../../shared/instant.ts';
import { aPhone } from './phone.arbitrary.ts';

/** One account, the phone that receives its texts, and a clock that can be moved. */
export type PhoneWorld = {
  readonly phones: PhoneGateway;
  accountPhone(): Promise<{ readonly phone: string | null; readonly verified: boolean }>;
  /** The code that was last sent to this number, or null. */
  codeSentTo(phone: string): Promise<string | null>;
  letTimePass(milliseconds: number): Promise<void>;
  endSession(): Promise<void>;
};

const refused = { ok: false, failure: 'code-refused' };

/** Contract suite for `PhoneGateway`. Runs on the fake and on every real adapter. */
export function phoneGatewayContract(name: string, makeWorld: () => Promise<PhoneWorld>): void {
  describe(`${name} fulfills the contract of PhoneGateway`, () => {
    it('PROF-6 verifies the number that the code was sent to', async () => {
      const world = await makeWorld();
      expect(await world.phones.requestCode(aPhone)).toMatchObject({ ok: true });
      expect(await world.phones.submitCode(await codeFor(world))).toMatchObject({ ok: true });
      expect(await world.accountPhone()).toEqual({ phone: aPhone, verified: true });
    });

    it('PROF-6 refuses a wrong code, one that was used, and one that was never asked for', async () => {
      const world = await makeWorld();
      expect(await world.phones.submitCode('999999')).toEqual(refused);
      await world.phones.requestCode(aPhone);
      const code = await codeFor(world);
      expect(await world.phones.submitCode(`${code}0`)).toEqual(refused);
      await world.phones.submitCode(code);
      expect(await world.phones.submitCode(code)).toEqual(refused);
    });

    it('PROF-6 a new code makes the one before void', async () => {
      const world = await makeWorld();
      await world.phones.requestCode(aPhone);
      const first = await codeFor(world);
      await world.phones.requestCode(aPhone);
      const second = await codeFor(world);
      expect(second).not.toBe(first);
      expect(await world.phones.submitCode(first)).toEqual(refused);
      expect(await world.phones.submitCode(second)).toMatchObject({ ok: true });
    });

    it('PROF-6 a code is good for 24 hours and no longer', async () => {
      const world = await makeWorld();
      await world.phones.requestCode(aPhone);
      await world.letTimePass(24 * HOUR);
      expect(await world.phones.submitCode(await codeFor(world))).toEqual(refused);
    });

    it('PROF-6 does nothing for a session that is over', async () => {
      const world = await makeWorld();
      await world.endSession();
      expect(await world.phones.requestCode(aPhone)).toEqual({ ok: false, failure: 'signed-out' });
      expect(await world.phones.submitCode('999999')).toEqual({ ok: false, failure: 'signed-out' });
    });
  });
}

async function codeFor(world: PhoneWorld): Promise<string> {
  const code = await world.codeSentTo(aPhone);
  if (code === null) throw new Error('No code was sent');
  return code;
}
