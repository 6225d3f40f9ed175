import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isVerificationCodeExpired,
  VERIFICATION_CODE_VALID_FOR,
} from '../../profile/verification-code.policy.ts';

const ages = fc.oneof(
  fc.integer({ min: -2, max: 2 }).map((near) => VERIFICATION_CODE_VALID_FOR + near),
  fc.integer({ min: 0, max: 2 * VERIFICATION_CODE_VALID_FOR }),
);

/** Holds a statement that looks at a code's age, in milliseconds, to core's `isVerificationCodeExpired`. */
export function verificationCodeAgeContract(
  name: string,
  isExpiredAt: (age: number) => Promise<boolean>,
): void {
  describe(`${name} expires when core says so`, () => {
    it('AUTH-13 law: as core, to the millisecond', async () => {
      await fc.assert(
        fc.asyncProperty(ages, async (age) => {
          expect(await isExpiredAt(age)).toBe(isVerificationCodeExpired(0, age));
        }),
      );
    });
  });
}
