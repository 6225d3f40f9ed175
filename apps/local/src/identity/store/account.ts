import type { Instant } from '@ridgeline/core/shared';
import type { Attributes } from '../rules/attributes.policy.ts';
import type { PasswordSecrets } from '../secrets/password-secrets.ts';

export type AccountStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'EXTERNAL_PROVIDER';

/** AUTH-6: a denied account, with the existing account of the same owner. */
export type AccessDenied = { readonly existingAccountType: string; readonly identityProviderId?: string };

/** An identity provider's id of this account, in the shape of the `identities` claim. */
export type FederatedIdentity = {
  readonly userId: string;
  readonly providerName: string;
  readonly providerType: string;
  readonly primary: string;
  readonly dateCreated: string;
};

export type Account = {
  readonly sub: string;
  /** The `sub` for an account with a password, `Google_1234` for a federated one. */
  readonly username: string;
  readonly provider: string | null;
  readonly attributes: Attributes;
  readonly status: AccountStatus;
  readonly enabled: boolean;
  readonly groups: readonly string[];
  readonly password: PasswordSecrets | null;
  /** Not migrated from the older system yet: the first right password migrates it. */
  readonly migrating: boolean;
  readonly accessDenied: AccessDenied | null;
  readonly identities: readonly FederatedIdentity[];
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
};
