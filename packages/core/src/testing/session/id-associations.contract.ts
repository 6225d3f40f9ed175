import { describe, expect, it } from 'vitest';
import type { IdAssociations } from '../../session/federated/id-associations.port.ts';
import type { Email } from '../../shared/email.policy.ts';

const ADA = 'ada@example.com' as Email;
const GRACE = 'grace@example.com' as Email;

/** What a session's tokens prove about the provider. */
export type VouchedFor = { readonly id: string; readonly email: Email };

export type IdAssociationsWorld = {
  readonly associations: IdAssociations;
  /** Signs in as this person; null for a session without a provider. */
  readonly signInAs: (vouchedFor: VouchedFor | null) => void;
};

/** Contract suite for `IdAssociations`. Runs on the fake and on every real adapter. */
export function idAssociationsContract(name: string, make: () => Promise<IdAssociationsWorld>): void {
  describe(`${name} fulfills the contract of IdAssociations`, () => {
    it('AUTH-8 finds an email by the id it was stored with, and none by another', async () => {
      const { associations, signInAs } = await make();
      expect(await associations.emailOf('apple-1')).toBeNull();
      signInAs({ id: 'apple-1', email: ADA });
      await associations.associate('apple-1', ADA);
      signInAs({ id: 'apple-2', email: GRACE });
      await associations.associate('apple-2', GRACE);
      expect(await associations.emailOf('apple-1')).toBe(ADA);
      expect(await associations.emailOf('apple-2')).toBe(GRACE);
      expect(await associations.emailOf('apple-3')).toBeNull();
    });

    it('AUTH-8 may be sent again', async () => {
      const { associations, signInAs } = await make();
      signInAs({ id: 'apple-1', email: ADA });
      await associations.associate('apple-1', ADA);
      await associations.associate('apple-1', ADA);
      expect(await associations.emailOf('apple-1')).toBe(ADA);
    });

    it('AUTH-8 keeps nothing that the tokens do not prove', async () => {
      const { associations, signInAs } = await make();
      signInAs(null);
      await associations.associate('apple-4', ADA);
      signInAs({ id: 'apple-5', email: ADA });
      await associations.associate('apple-4', ADA);
      signInAs({ id: 'apple-4', email: GRACE });
      await associations.associate('apple-4', ADA);
      expect(await associations.emailOf('apple-4')).toBeNull();
    });
  });
}
