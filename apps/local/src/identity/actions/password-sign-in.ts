import type { Answer, IdentityWorld } from '../identity-world.ts';
import { isPassword } from '../secrets/password-secrets.ts';
import type { Account } from '../store/account.ts';
import { saveAccount } from '../store/accounts.store.ts';
import type { Db } from '../store/database.ts';
import { countedTry, type Try } from '../store/wrong-tries.store.ts';
import { text, type Input } from '../wire/input.ts';
import { refusals } from '../wire/refusal.ts';
import { accountName, accountWithPassword } from './account-name.ts';
import { askNewPassword } from './new-password-challenge.ts';
import { signedIn } from './token-answer.ts';

/** Wrong passwords are counted by the given name, whether or not an account has it. */
export function passwordTries(name: string) {
  return { what: `password:${name}`, whenLocked: refusals.passwordAttemptsExceeded };
}

/** USER_PASSWORD_AUTH */
export async function signInWithPassword(world: IdentityWorld, parameters: Input): Promise<Answer> {
  const name = accountName(parameters, 'USERNAME');
  const password = text(parameters, 'PASSWORD');
  const now = world.now();
  const account = await countedTry({ pool: world.pool, now }, passwordTries(name), async (db) => {
    const account = await accountWithPassword(db, name);
    const isRight = await isPassword(password, account?.password?.hash);
    return isRight && account
      ? { is: 'right', value: await moved(db, account, now) }
      : wrongPassword(account);
  });
  return admit(world, account);
}

/** Signs in after the right password, if the account is confirmed, enabled, and has no temporary password. */
export async function admit(world: IdentityWorld, account: Account): Promise<Answer> {
  if (!account.enabled) throw refusals.disabled();
  if (account.status === 'UNCONFIRMED') throw refusals.notConfirmed();
  if (account.status === 'FORCE_CHANGE_PASSWORD') return askNewPassword(world, account);
  return signedIn(world, account);
}

// AUTH-4
function wrongPassword(account: Account | null): Try<Account> {
  if (!account) return { is: 'wrong', refusal: refusals.unknownUser() };
  return {
    is: 'wrong',
    refusal: account.migrating ? refusals.badPasswordMigration() : refusals.wrongPassword(),
  };
}

/** The first right password migrates an account from the older system. */
async function moved(db: Db, account: Account, now: number): Promise<Account> {
  if (!account.migrating) return account;
  const here = { ...account, migrating: false };
  await saveAccount(db, here, now);
  return here;
}
