import { SECOND } from '@ridgeline/core/shared';
import type { Answer, IdentityWorld } from '../identity-world.ts';
import { formatRefusal } from '../rules/attributes.policy.ts';
import { passwordRefusal } from '../rules/password.policy.ts';
import { keepPassword } from '../secrets/password-secrets.ts';
import type { Account } from '../store/account.ts';
import { accountByName } from '../store/accounts.store.ts';
import { inTransaction } from '../store/database.ts';
import { attributes, text, type Input } from '../wire/input.ts';
import { refusals, resourceNotFound } from '../wire/refusal.ts';
import { endAccount, endSessions } from './account-end.ts';
import { accountName } from './account-name.ts';
import type { Action } from './action.ts';
import { attributeList, saveUnlessTaken, withLowerCaseEmail } from './profile.actions.ts';

export const adminGetUser: Action = async (world, input) => {
  const account = await accountFor(world, input);
  return { ...describeAccount(account), UserAttributes: attributeList(account) };
};

export const adminUpdateUserAttributes: Action = async (world, input) => {
  const given = withLowerCaseEmail(attributes(input, 'UserAttributes'));
  const refusal = formatRefusal(given);
  if (refusal) throw refusal;
  await change(world, input, (account) => ({ ...account, attributes: { ...account.attributes, ...given } }));
  return {};
};

/** A `Permanent` password is final; any other must be changed at the next sign-in. */
export const adminSetUserPassword: Action = async (world, input) => {
  const password = text(input, 'Password');
  const refusal = passwordRefusal(password, 'password');
  if (refusal) throw refusal;
  const { username } = await accountFor(world, input);
  const secrets = await keepPassword({ userPoolId: world.userPool.userPoolId, userId: username }, password);
  const status = input['Permanent'] === true ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
  const { sub } = await change(world, input, (account) => ({
    ...account,
    password: secrets,
    status,
    migrating: false,
  }));
  await endSessions(world, world.pool, sub, { passwordChanged: true });
  return {};
};

// AUTH-2
/** A group exists as soon as it has a member. */
export const adminAddUserToGroup: Action = async (world, input) => {
  const group = text(input, 'GroupName');
  await change(world, input, (account) => ({ ...account, groups: [...new Set([...account.groups, group])] }));
  return {};
};

export const adminRemoveUserFromGroup: Action = async (world, input) => {
  const group = text(input, 'GroupName');
  await change(world, input, (account) => ({
    ...account,
    groups: account.groups.filter((one) => one !== group),
  }));
  return {};
};

export const adminDisableUser: Action = async (world, input) => {
  const account = await change(world, input, (account) => ({ ...account, enabled: false }));
  await endSessions(world, world.pool, account.sub);
  return {};
};

export const adminEnableUser: Action = async (world, input) => {
  await change(world, input, (account) => ({ ...account, enabled: true }));
  return {};
};

export const adminUserGlobalSignOut: Action = async (world, input) => {
  const account = await accountFor(world, input);
  await endSessions(world, world.pool, account.sub);
  return {};
};

export const adminDeleteUser: Action = async (world, input) => {
  const account = await accountFor(world, input);
  await endAccount(world, account.sub);
  return {};
};

export function requireUserPool(world: IdentityWorld, input: Input): void {
  const userPoolId = text(input, 'UserPoolId');
  if (userPoolId !== world.userPool.userPoolId) {
    throw resourceNotFound(`User pool ${userPoolId} does not exist.`);
  }
}

export function describeAccount(account: Account): Answer {
  return {
    Username: account.username,
    UserCreateDate: account.createdAt / SECOND,
    UserLastModifiedDate: account.updatedAt / SECOND,
    Enabled: account.enabled,
    UserStatus: account.status,
  };
}

async function accountFor(world: IdentityWorld, input: Input): Promise<Account> {
  requireUserPool(world, input);
  const account = await accountByName(world.pool, accountName(input));
  if (!account) throw refusals.unknownUser();
  return account;
}

async function change(
  world: IdentityWorld,
  input: Input,
  changed: (account: Account) => Account,
): Promise<Account> {
  requireUserPool(world, input);
  return inTransaction(world.pool, async (db) => {
    const account = await accountByName(db, accountName(input), 'forUpdate');
    if (!account) throw refusals.unknownUser();
    await saveUnlessTaken(db, changed(account), world.now());
    return account;
  });
}
