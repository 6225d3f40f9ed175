import { randomUUID } from 'node:crypto';
import { formatRefusal } from '../rules/attributes.policy.ts';
import { passwordRefusal } from '../rules/password.policy.ts';
import { randomSecret } from '../secrets/digest.ts';
import { keepPassword } from '../secrets/password-secrets.ts';
import { listAccounts } from '../store/accounts.store.ts';
import { attributes, optionalCount, optionalText } from '../wire/input.ts';
import { invalidParameter } from '../wire/refusal.ts';
import type { Action } from './action.ts';
import { describeAccount, requireUserPool } from './admin.actions.ts';
import { deliverCode } from './code-sending.ts';
import { attributeList } from './profile.actions.ts';
import { accountWith, addNewAccount, newEmail } from './sign-up.actions.ts';

/** Creates an account with a temporary password, and mails it unless `MessageAction` is SUPPRESS. */
export const adminCreateUser: Action = async (world, input) => {
  requireUserPool(world, input);
  const email = newEmail(input);
  const password = optionalText(input, 'TemporaryPassword') ?? `${randomSecret(9)}-aA1`;
  const given = attributes(input, 'UserAttributes');
  const refusal = passwordRefusal(password, 'password') ?? formatRefusal(given);
  if (refusal) throw refusal;

  const sub = randomUUID();
  const secrets = await keepPassword({ userPoolId: world.userPool.userPoolId, userId: sub }, password);
  const unconfirmed = accountWith(sub, { email_verified: 'false', ...given, email }, secrets, world.now());
  const account = { ...unconfirmed, status: 'FORCE_CHANGE_PASSWORD' } as const;
  await addNewAccount(world.pool, account);
  if (optionalText(input, 'MessageAction') !== 'SUPPRESS') {
    await deliverCode(world, { to: email, code: password, purpose: 'invitation', by: 'email' });
  }
  return { User: { ...describeAccount(account), Attributes: attributeList(account) } };
};

/** `PaginationToken` is the last account of the previous page. */
export const listUsers: Action = async (world, input) => {
  requireUserPool(world, input);
  const limit = optionalCount(input, 'Limit', { min: 0, max: MOST }) || MOST;
  const after = optionalText(input, 'PaginationToken') ?? null;
  if (after !== null && !UUID.test(after)) throw invalidParameter('Invalid pagination token.');
  const filter = readFilter(optionalText(input, 'Filter') ?? '');
  const found = await listAccounts(world.pool, { filter, after, limit: limit + 1 });
  const page = found.slice(0, limit);
  return {
    Users: page.map((account) => ({ ...describeAccount(account), Attributes: attributeList(account) })),
    ...(found.length > limit && { PaginationToken: page.at(-1)?.sub }),
  };
};

const MOST = 60;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The attributes that can be filtered, and their columns. */
const COLUMNS = new Map([
  ['sub', 'sub::text'],
  ['username', 'username'],
  ['email', 'email'],
  ['cognito:user_status', 'status'],
  ...['phone_number', 'name', 'given_name', 'family_name'].map((name): [string, string] => [
    name,
    `attributes ->> '${name}'`,
  ]),
]);

/** `email = "ada@example.com"` or, by prefix, `family_name ^= "Qu"`. */
function readFilter(given: string) {
  if (given === '') return null;
  const [, name = '', operator, value = ''] = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"(.*)"\s*$/s.exec(given) ?? [];
  const column = COLUMNS.get(name);
  if (column === undefined) throw invalidParameter(`Error while parsing filter: ${given}`);
  return { column, value, isPrefix: operator === '^=' };
}
