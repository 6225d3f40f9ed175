import { randomUUID } from 'node:crypto';
import { type Instant, parseEmail } from '@ridgeline/core/shared';
import { writeRefusal, type Attributes } from '../rules/attributes.policy.ts';
import { passwordRefusal } from '../rules/password.policy.ts';
import { keepPassword, type PasswordSecrets } from '../secrets/password-secrets.ts';
import type { Account } from '../store/account.ts';
import { addAccount, saveAccount } from '../store/accounts.store.ts';
import { inTransaction, isUniqueViolation, type Db } from '../store/database.ts';
import { attributes, text, type Input } from '../wire/input.ts';
import { invalidParameter, preSignUpFailed, refusals } from '../wire/refusal.ts';
import { accountName, accountWithPassword, emailOf } from './account-name.ts';
import type { Action } from './action.ts';
import { requireClient } from './app-client.ts';
import { withRightCode } from './code-check.ts';
import { sendCode, sendCodeIfDue } from './code-sending.ts';

// AUTH-11
export const signUp: Action = async (world, input) => {
  requireClient(world, input);
  const email = newEmail(input);
  const password = text(input, 'Password');
  const given = attributes(input, 'UserAttributes');
  const refusal = passwordRefusal(password, 'password') ?? writeRefusal(given);
  if (refusal) throw refusal;

  const sub = randomUUID();
  const secrets = await keepPassword({ userPoolId: world.userPool.userPoolId, userId: sub }, password);
  const attributesOfNew = { ...given, email, email_verified: 'false' };
  await inTransaction(world.pool, async (db) => {
    const why = await world.preSignUp(db, email);
    if (why !== null) throw preSignUpFailed(why, email);
    await addNewAccount(db, accountWith(sub, attributesOfNew, secrets, world.now()));
  });
  const details = await sendCode(world, { sub, purpose: 'confirm-sign-up', by: 'email', to: email });
  return { UserConfirmed: false, UserSub: sub, CodeDeliveryDetails: details };
};

/** Repeating the right code answers that the account is already confirmed; a wrong code does not reveal that. */
export const confirmSignUp: Action = async (world, input) => {
  requireClient(world, input);
  const name = accountName(input);
  const code = text(input, 'ConfirmationCode');
  const account = (db: Db) => accountWithPassword(db, name, 'forUpdate');
  await withRightCode(
    world,
    { purpose: 'confirm-sign-up', name, code, account },
    async (db, account, sent) => {
      if (account.status !== 'UNCONFIRMED') throw refusals.alreadyConfirmed();
      const verified = { email_verified: String(sent.proves === emailOf(account)) };
      const confirmed: Account = {
        ...account,
        status: 'CONFIRMED',
        attributes: { ...account.attributes, ...verified },
      };
      await saveAccount(db, confirmed, world.now());
    },
  );
  return {};
};

export const resendConfirmationCode: Action = async (world, input) => {
  requireClient(world, input);
  const name = accountName(input);
  const account = await accountWithPassword(world.pool, name);
  const isDue = account?.status === 'UNCONFIRMED';
  return sendCodeIfDue(world, isDue ? account : null, { purpose: 'confirm-sign-up', name });
};

export function newEmail(input: Input): string {
  const email = parseEmail(text(input, 'Username'));
  if (!email.ok) throw invalidParameter('Username should be an email.');
  return email.value;
}

export async function addNewAccount(db: Db, account: Account): Promise<void> {
  try {
    await addAccount(db, account);
  } catch (problem) {
    throw isUniqueViolation(problem) ? refusals.usernameTaken() : problem;
  }
}

export function accountWith(
  sub: string,
  attributes: Attributes,
  password: PasswordSecrets,
  now: Instant,
): Account {
  return {
    sub,
    username: sub,
    provider: null,
    attributes,
    status: 'UNCONFIRMED',
    enabled: true,
    groups: [],
    password,
    migrating: false,
    accessDenied: null,
    identities: [],
    createdAt: now,
    updatedAt: now,
  };
}
