import { randomUUID } from 'node:crypto';
import type { IdentityWorld } from '../../identity/identity-world.ts';
import type { Account } from '../../identity/store/account.ts';
import { accountByName, addAccount, listAccounts, saveAccount } from '../../identity/store/accounts.store.ts';
import { holdLock, inTransaction, type Db } from '../../identity/store/database.ts';
import { providerNamed, type FederationProvider } from '../providers.ts';
import {
  admission,
  PASSWORD_ACCOUNT,
  passwordSignUpRefusal,
  type Admission,
} from '../rules/admission.policy.ts';
import type { Vouched } from './relying-party.ts';

export type FederatedArrival =
  | { readonly is: 'admitted' | 'denied'; readonly account: Account; readonly isNew: boolean }
  | Extract<Admission, { is: 'refused' }>;

/** The pool's account of a person whom a provider authenticated; created on first use if the rules admit them. */
export async function arrive(
  world: IdentityWorld,
  provider: FederationProvider,
  vouched: Vouched,
): Promise<FederatedArrival> {
  const username = usernameOf(provider, vouched.subject);
  return inTransaction(world.pool, async (db) => {
    await holdEmail(db, vouched.email);
    const known = await accountByName(db, username, 'forUpdate');
    const others = await othersWith(db, vouched.email, username);
    const verdict = admission({ provider, subject: vouched.subject, known, others });
    if (verdict.is === 'refused') return verdict;
    const accessDenied = verdict.is === 'denied' ? verdict.accessDenied : null;
    if (known) {
      const account = { ...known, accessDenied };
      await saveAccount(db, account, world.now());
      return { is: verdict.is, account, isNew: false };
    }
    const account = { ...federatedAccount(provider, vouched, { now: world.now() }), accessDenied };
    await addAccount(db, account);
    return { is: verdict.is, account, isNew: true };
  });
}

/** Like a pool's sign-up trigger: why nobody may sign up with a password and this email, or null. */
export async function refusePasswordSignUp(db: Db, email: string): Promise<string | null> {
  await holdEmail(db, email);
  return passwordSignUpRefusal(await othersWith(db, email, null));
}

/** Serializes first sign-ins and sign-ups with the same email. */
function holdEmail(db: Db, email: string): Promise<void> {
  return holdLock(db, `federated:${email}`);
}

export function federatedAccount(
  provider: FederationProvider,
  { subject, email, givenName, familyName }: Vouched,
  { sub = randomUUID(), now }: { readonly sub?: string; readonly now: number },
): Account {
  const names = {
    ...(givenName && { given_name: givenName }),
    ...(familyName && { family_name: familyName }),
  };
  return {
    sub,
    username: usernameOf(provider, subject),
    provider: provider.name,
    attributes: { ...names, email, email_verified: 'true' },
    status: 'EXTERNAL_PROVIDER',
    enabled: true,
    groups: [],
    password: null,
    migrating: false,
    accessDenied: null,
    identities: [
      {
        userId: subject,
        providerName: provider.name,
        providerType: provider.type,
        primary: 'true',
        dateCreated: String(now),
      },
    ],
    createdAt: now,
    updatedAt: now,
  };
}

function usernameOf(provider: FederationProvider, subject: string): string {
  return `${provider.name}_${subject}`;
}

const MOST = 10;

/** The account types of the other accounts with this email. A denied account does not count. */
async function othersWith(db: Db, email: string, username: string | null): Promise<readonly string[]> {
  const filter = { column: 'email', value: email, isPrefix: false };
  const accounts = await listAccounts(db, { filter, after: null, limit: MOST });
  return accounts
    .filter((account) => account.username !== username && account.accessDenied === null)
    .map(({ provider }) =>
      provider === null ? PASSWORD_ACCOUNT : (providerNamed(provider)?.accountStatus ?? PASSWORD_ACCOUNT),
    );
}
