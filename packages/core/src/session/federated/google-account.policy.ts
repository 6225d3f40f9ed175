import type { AppPath } from '../../routes/app-path.ts';
import type { AccountStatus } from '../../shared/account-directory.port.ts';
import { federatedOutcome } from './federated-outcome.policy.ts';

/** `known`: Google has authenticated the user; the session itself must still come from the user pool. */
export type GoogleAccount = { readonly is: 'known' } | { readonly is: 'turned-away'; readonly path: AppPath };

/** AUTH-7 AUTH-9: what becomes of an account that Google has named. */
export function googleAccount(email: string, { status }: Pick<AccountStatus, 'status'>): GoogleAccount {
  const outcome = federatedOutcome({ kind: 'google', status, email, identityProviderId: null });
  return outcome.admitted ? { is: 'known' } : { is: 'turned-away', path: outcome.path };
}
