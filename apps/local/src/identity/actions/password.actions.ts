import { isVerified } from '../rules/attributes.policy.ts';
import { passwordRefusal } from '../rules/password.policy.ts';
import { isPassword, keepPassword } from '../secrets/password-secrets.ts';
import type { IdentityWorld } from '../identity-world.ts';
import type { Account } from '../store/account.ts';
import { accountBySub, saveAccount } from '../store/accounts.store.ts';
import { forgetCode } from '../store/codes.store.ts';
import type { Db } from '../store/database.ts';
import { countedTry, forgetWrongTries } from '../store/wrong-tries.store.ts';
import { text } from '../wire/input.ts';
import { refusals } from '../wire/refusal.ts';
import { endSessions } from './account-end.ts';
import { accountName, accountWithPassword } from './account-name.ts';
import type { Action } from './action.ts';
import { requireClient } from './app-client.ts';
import { withRightCode } from './code-check.ts';
import { sendCodeIfDue } from './code-sending.ts';
import { passwordTries } from './password-sign-in.ts';
import { bearerOf } from './token-bearer.ts';

// AUTH-10
/** Only a verified email gets a code; the answer does not reveal whether one was sent. */
export const forgotPassword: Action = async (world, input) => {
  requireClient(world, input);
  const name = accountName(input);
  const account = await accountWithPassword(world.pool, name);
  const mayReset =
    account?.enabled && account.status === 'CONFIRMED' && isVerified(account.attributes, 'email');
  return sendCodeIfDue(world, mayReset ? account : null, { purpose: 'reset-password', name });
};

// AUTH-10
export const confirmForgotPassword: Action = async (world, input) => {
  requireClient(world, input);
  const name = accountName(input);
  const code = text(input, 'ConfirmationCode');
  const password = text(input, 'Password');
  const refusal = passwordRefusal(password, 'password');
  if (refusal) throw refusal;

  const account = (db: Db) => accountWithPassword(db, name, 'forUpdate');
  await withRightCode(world, { purpose: 'reset-password', name, code, account }, async (db, account) => {
    await setPassword(world, db, account, password);
    await endSessions(world, db, account.sub, { passwordChanged: true });
    await forgetCode(db, account.sub, 'reset-password');
    await forgetWrongTries(db, passwordTries(name).what);
  });
  return {};
};

/** PROF-7: all sessions go on, as in Amazon's pool. */
export const changePassword: Action = async (world, input) => {
  const bearer = await bearerOf(world, input);
  const previous = text(input, 'PreviousPassword');
  const proposed = text(input, 'ProposedPassword');
  const tried = { what: `change-password:${bearer.sub}`, whenLocked: refusals.attemptLimit };
  await countedTry({ pool: world.pool, now: world.now() }, tried, async (db) => {
    const account = await accountBySub(db, bearer.sub, 'forUpdate');
    if (!(await isPassword(previous, account?.password?.hash)) || !account) {
      return { is: 'wrong', refusal: refusals.wrongPassword() };
    }
    const refusal = passwordRefusal(proposed, 'proposedPassword');
    if (refusal) return { is: 'neither', refusal };
    await setPassword(world, db, account, proposed);
    return { is: 'right', value: undefined };
  });
  return {};
};

/** A password that its owner set is permanent, and ends the migration from an older system. */
async function setPassword(world: IdentityWorld, db: Db, account: Account, password: string): Promise<void> {
  const who = { userPoolId: world.userPool.userPoolId, userId: account.username };
  const secrets = await keepPassword(who, password);
  await saveAccount(db, { ...account, password: secrets, migrating: false }, world.now());
}
