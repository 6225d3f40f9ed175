import { describe, expect, it } from 'vitest';
import type { IdAssociations } from '../../session/federated/id-associations.port.ts';
import type { Email } from '../../shared/email.policy.ts';

const ADA = 'ada@example.com' as Email;
const GRACE = 'grace@example.com' as Email;

/** What every `IdAssociations` promises. Run on the fake and on each real adapter. */
export function idAssociationsContract(name: string, make: () => Promise<IdAssociations>): void {
  describe(`${name} keeps the promises of IdAssociations`, () => {
    it('AUTH-8 knows an email by the id it was told with, and nobody by another', async () => {
      const associations = await make();
      expect(await associations.emailOf('apple-1')).toBeNull();
      await associations.associate('apple-1', ADA);
      await associations.associate('apple-2', GRACE);
      expect(await associations.emailOf('apple-1')).toBe(ADA);
      expect(await associations.emailOf('apple-2')).toBe(GRACE);
      expect(await associations.emailOf('apple-3')).toBeNull();
    });

    it('AUTH-8 may be told again', async () => {
      const associations = await make();
      await associations.associate('apple-1', ADA);
      await associations.associate('apple-1', ADA);
      expect(await associations.emailOf('apple-1')).toBe(ADA);
    });
  });
}
