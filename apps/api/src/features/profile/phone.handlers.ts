import { parsePhone, parseVerificationCode } from '@ridgeline/core/profile';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import type { Messenger } from '../../ports/messenger.port.ts';
import { hashCode, isCode, newCode } from './phone-code.ts';
import { keepCode, takePhone, tryCode } from './phone-codes.repository.ts';
import { profileOf } from './profile-on-wire.ts';

export type PhoneConfig = { readonly region: string; readonly messenger: Messenger };

// PROF-6
export function phoneHandlers({
  region,
  messenger,
}: PhoneConfig): Pick<Handlers, 'requestPhoneCode' | 'submitPhoneCode'> {
  return {
    async requestPhoneCode({ body, db }) {
      const phone = parsePhone(body.phone);
      if (!phone.ok) return problem('phone-invalid', 'body/phone');
      const code = newCode();
      if (!(await keepCode(db, phone.value, await hashCode(code)))) return problem('too-many-requests');
      await messenger.send({
        id: crypto.randomUUID(),
        medium: 'text',
        to: phone.value,
        purpose: 'change-phone',
        words: `${code} is your Ridgeline verification code. It is valid for 24 hours.`,
        code,
      });
      return answer(202, undefined);
    },

    async submitPhoneCode({ body, db }) {
      const code = parseVerificationCode(body.code);
      const sent = await tryCode(db);
      if (!code.ok || !sent || !(await isCode(code.value, sent))) {
        return problem('code-refused', 'body/code');
      }
      const person = await takePhone(db, sent);
      return person ? answer(200, profileOf(person, region)) : problem('code-refused', 'body/code');
    },
  };
}
