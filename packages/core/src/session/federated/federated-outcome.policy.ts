import type { AppPath } from '../../routes/app-path.ts';
import { pathTo } from '../../routes/path-to.ts';
import type { AccountStatus } from '../../shared/account-directory.port.ts';
import { PROVIDERS, type FederatedKind } from '../sign-in-kind.ts';

/** Why the login screen is shown; texts are in `session.messages.ts`. */
export const LOGIN_REASONS = ['password-account', 'apple-existing-only'] as const;
export type LoginReason = (typeof LOGIN_REASONS)[number];

export type FederatedOutcome =
  | { readonly admitted: true }
  /** Signed out and redirected to this path. */
  | { readonly admitted: false; readonly why: LoginReason | 'other-account'; readonly path: AppPath };

type Account = {
  readonly kind: FederatedKind;
  readonly status: AccountStatus['status'];
  readonly email: string;
  readonly identityProviderId: string | null;
};

/**
 * AUTH-7 AUTH-8: whether a user returning from a provider is admitted, by how their email is registered. D AUTH-7.1: an
 * email registered with this same provider is admitted, or no user could sign in a second time.
 */
export function federatedOutcome({ kind, status, email, identityProviderId }: Account): FederatedOutcome {
  const { accountStatus, existingAccountsOnly } = PROVIDERS[kind];
  if (status === accountStatus) return { admitted: true };
  if (status === 'cognito-account') return toLogin('password-account', email);
  if (status === 'ok')
    return existingAccountsOnly ? toLogin('apple-existing-only', email) : { admitted: true };
  const path = pathTo(
    'welcomeBack',
    {},
    {
      email,
      accountType: status,
      identityProviderId: identityProviderId ?? undefined,
    },
  );
  return { admitted: false, why: 'other-account', path };
}

function toLogin(why: LoginReason, email: string): FederatedOutcome {
  return { admitted: false, why, path: pathTo('login', {}, { email, reason: why }) };
}

/** Parses the login screen's `reason` parameter; unknown values are null. */
export function parseLoginReason(input: unknown): LoginReason | null {
  return LOGIN_REASONS.find((reason) => reason === input) ?? null;
}
