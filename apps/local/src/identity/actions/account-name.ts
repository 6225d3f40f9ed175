import { accountByName } from '../store/accounts.store.ts';
import type { Account } from '../store/account.ts';
import type { Db } from '../store/database.ts';
import { text, type Input } from '../wire/input.ts';

/** The name somebody gave for an account: an email in the form in which it is kept, or a username. */
export function accountName(input: Input, field = 'Username'): string {
  const given = text(input, field).trim();
  return given.includes('@') ? given.toLowerCase() : given;
}

/** The account with a password that goes by this name. A federated account has none and is not found. */
export async function accountWithPassword(db: Db, name: string, how?: 'forUpdate'): Promise<Account | null> {
  const account = await accountByName(db, name, how);
  return account?.provider === null ? account : null;
}

/** An email is always there: no account is made without one. */
export function emailOf(account: Account): string {
  return account.attributes['email'] ?? '';
}
