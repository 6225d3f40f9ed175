import { describe, expect, it } from 'vitest';
import type { AccountDirectory } from '../../shared/account-directory.port.ts';

/** A directory with one account of each kind, and an unregistered email. */
export type AccountDirectoryWorld = {
  readonly directory: AccountDirectory;
  readonly emails: Readonly<Record<'cognito-account' | 'google-account' | 'apple-account', string>>;
  readonly nobody: string;
};

/** Contract suite for `AccountDirectory`. Runs on the fake and on every real adapter. */
export function accountDirectoryContract(
  name: string,
  makeWorld: () => Promise<AccountDirectoryWorld>,
): void {
  describe(`${name} fulfills the contract of AccountDirectory`, () => {
    it.each(['cognito-account', 'google-account', 'apple-account'] as const)(
      'AUTH-4 AUTH-7 knows a %s, with a message',
      async (status) => {
        const { directory, emails } = await makeWorld();
        const answer = await directory.statusOf(emails[status]);
        expect(answer.status).toBe(status);
        expect(answer.message).not.toBe('');
      },
    );

    it('AUTH-7 says ok of an email that nobody has', async () => {
      const { directory, nobody } = await makeWorld();
      expect(await directory.statusOf(nobody)).toMatchObject({ status: 'ok' });
    });
  });
}
