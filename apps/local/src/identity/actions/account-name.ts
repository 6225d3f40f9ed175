import { accountByName } from '../store/accounts.store.ts';
import type { Account } from '../store/account.ts';
import type { Db } from '../store/database.ts';
import { text, type Input } from '../wire/input.ts';

/** The account name that the caller gave: an email in its normal form, or a username. */
export function accountName(input: Input, field = 'Username'): string {
  const given = text(input, field).trim();
  return given.includes('@') ? given.toLowerCase() : given;
}

/** The account with this name and a password. Federated accounts have no password and are not found. */
export async function accountWithPassword(db: Db, name: string, how?: 'forUpdate'): Promise<Account | null> {
  const account = await accountByName(db, name, how);
  return account?.provider === null ? account : null;
}

/** Every account has an email. */
export function emailOf(account: Account): string {
  return account.attributes['email'] ?? '';
}
