import type { AccessDenied, Account } from '../../identity/store/account.ts';
import type { FederationProvider } from '../providers.ts';

/** The person whom a provider authenticated, and the other accounts with that email. */
export type AdmissionFacts = {
  readonly provider: FederationProvider;
  /** The provider's own id of the person. */
  readonly subject: string;
  /** This person's account in the pool, from an earlier sign-in. */
  readonly known: Account | null;
  /** The account types of the other accounts with this email. */
  readonly others: readonly string[];
};

export type Admission =
  | { readonly is: 'admitted' }
  /** Gets tokens that contain the denial, and no access. */
  | { readonly is: 'denied'; readonly accessDenied: AccessDenied }
  /** Gets no account and no tokens. */
  | { readonly is: 'refused'; readonly why: 'password-account' | 'apple-existing-only' };

export const PASSWORD_ACCOUNT = 'cognito-account';

/** Like a pool's sign-up trigger: the type of a provider's account that has the email of a password sign-up, or null. */
// AUTH-11
export function passwordSignUpRefusal(others: readonly string[]): string | null {
  return others.find((type) => type !== PASSWORD_ACCOUNT) ?? null;
}

/** Like a pool's sign-up trigger: decides about a person from a provider. The first rule that applies decides. */
export function admission({ provider, subject, known, others }: AdmissionFacts): Admission {
  if (known !== null && known.accessDenied === null) return { is: 'admitted' };
  // AUTH-7
  if (others.includes(PASSWORD_ACCOUNT)) return { is: 'refused', why: 'password-account' };
  // AUTH-6
  const [existingAccountType] = others;
  if (existingAccountType !== undefined) {
    return { is: 'denied', accessDenied: { existingAccountType, identityProviderId: subject } };
  }
  // AUTH-8
  if (provider.existingAccountsOnly) return { is: 'refused', why: 'apple-existing-only' };
  return { is: 'admitted' };
}
