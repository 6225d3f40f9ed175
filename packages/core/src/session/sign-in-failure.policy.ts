import type { AccountStatus } from '../shared/account-directory.port.ts';
import type { PasswordRefusal } from './identity.port.ts';

/** The message for a failed sign-in; `provider-account` carries the provider's message. */
export type SignInFailure =
  | { readonly code: 'not-confirmed' }
  | { readonly code: 'incorrect-username-or-password' }
  | { readonly code: 'provider-account'; readonly message: string }
  | { readonly code: 'too-many-attempts' }
  | { readonly code: 'unavailable' }
  | { readonly code: 'incorrect-password' };

/** The user pool responds with sentences instead of codes; these are the relevant ones. */
const REFUSALS: readonly (readonly [says: RegExp, refusal: PasswordRefusal])[] = [
  [/^User is not confirmed\.$/, 'not-confirmed'],
  [/^User does not exist\.$/, 'unknown-user'],
  [/bad[- ]password.*migration|migration.*bad[- ]password/i, 'bad-password-migration'],
  [/^Password attempts exceeded/, 'attempts-exceeded'],
];

export function readRefusal(message: string): PasswordRefusal {
  return REFUSALS.find(([says]) => says.test(message))?.[1] ?? 'other';
}

/** AUTH-4: only these refusals can mean that the email belongs to a Google or Apple account. */
export function mayBeProviderAccount(refusal: PasswordRefusal): boolean {
  return refusal === 'unknown-user' || refusal === 'bad-password-migration';
}

// AUTH-3 AUTH-4 AUTH-5
// D AUTH-5.1: an unreachable server is not reported as a wrong password.
export function signInFailure(refusal: PasswordRefusal, account: AccountStatus | null): SignInFailure {
  if (refusal === 'not-confirmed' || refusal === 'unavailable') return { code: refusal };
  if (refusal === 'attempts-exceeded') return { code: 'too-many-attempts' };
  if (!mayBeProviderAccount(refusal)) return { code: 'incorrect-password' };
  return account !== null && PROVIDERS.has(account.status)
    ? { code: 'provider-account', message: account.message }
    : { code: 'incorrect-username-or-password' };
}

const PROVIDERS: ReadonlySet<string> = new Set(['google-account', 'apple-account']);
