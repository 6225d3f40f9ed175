import type { AccessDenied, Account } from '../../identity/store/account.ts';
import type { FederationProvider } from '../providers.ts';

/** Whom a provider vouches for, and who has the email already. */
export type AdmissionFacts = {
  readonly provider: FederationProvider;
  /** The provider's own id of the person. */
  readonly subject: string;
  /** The pool's account of this very person, from an earlier sign-in. */
  readonly known: Account | null;
  /** How the other accounts with this email are called in the directory. */
  readonly others: readonly string[];
};

export type Admission =
  | { readonly is: 'admitted' }
  /** Gets tokens that say so, and nothing else. */
  | { readonly is: 'denied'; readonly accessDenied: AccessDenied }
  /** Gets no account and no tokens. */
  | { readonly is: 'refused'; readonly why: 'password-account' | 'apple-existing-only' };

export const PASSWORD_ACCOUNT = 'cognito-account';

/** What a pool's sign-up trigger decides about somebody who comes from a provider. The first rule that fits wins. */
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
