import type { IdentityWorld } from '../identity-world.ts';
import { judgeCode, type CodePurpose } from '../rules/code.policy.ts';
import type { Account } from '../store/account.ts';
import { sentCode, type SentCode } from '../store/codes.store.ts';
import type { Db } from '../store/database.ts';
import { countedTry } from '../store/wrong-tries.store.ts';
import { refusals } from '../wire/refusal.ts';

type Given = {
  readonly purpose: CodePurpose;
  /** The account name as the caller gave it: wrong codes are counted by it. */
  readonly name: string;
  readonly code: string;
  readonly account: (db: Db) => Promise<Account | null>;
};

/** Runs `act` in the transaction in which the code was found to be right. No code is right for an unknown account. */
export async function withRightCode<Value>(
  world: IdentityWorld,
  given: Given,
  act: (db: Db, account: Account, sent: SentCode) => Promise<Value>,
): Promise<Value> {
  const now = world.now();
  const tried = { what: `${given.purpose}:${given.name}`, whenLocked: refusals.attemptLimit };
  return countedTry({ pool: world.pool, now }, tried, async (db) => {
    const account = await given.account(db);
    const sent = await sentCode(db, account?.sub ?? null, given.purpose);
    if (!account || !sent) return { is: 'wrong', refusal: refusals.codeMismatch() };
    switch (judgeCode({ matches: sent.matches(given.code.trim()), issuedAt: sent.issuedAt }, now)) {
      case 'wrong':
        return { is: 'wrong', refusal: refusals.codeMismatch() };
      case 'expired':
        return { is: 'neither', refusal: refusals.codeExpired() };
      case 'right':
        return { is: 'right', value: await act(db, account, sent) };
    }
  });
}
