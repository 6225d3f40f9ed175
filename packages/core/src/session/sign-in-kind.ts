import { DAY } from '../shared/instant.ts';

// AUTH-1
export const SIGN_IN_KINDS = ['password', 'google', 'apple', 'microsoft', 'saml'] as const;
export type SignInKind = (typeof SIGN_IN_KINDS)[number];
export type FederatedKind = Exclude<SignInKind, 'password'>;

/** Request parameters per provider. Unlisted ones keep the provider's default. */
export type ProviderSettings = {
  readonly opens: 'popup' | 'redirect';
  readonly scope?: readonly string[];
  /** The part of Microsoft's authority URL that selects the account type. */
  readonly tenant?: string;
  /** The directory's value for an email registered with this provider. */
  readonly accountStatus: string;
  readonly existingAccountsOnly: boolean;
};

// AUTH-8 AUTH-9
export const PROVIDERS: Readonly<Record<FederatedKind, ProviderSettings>> = {
  google: { opens: 'redirect', accountStatus: 'google-account', existingAccountsOnly: false },
  apple: {
    opens: 'popup',
    scope: ['name', 'email'],
    accountStatus: 'apple-account',
    existingAccountsOnly: true,
  },
  microsoft: {
    opens: 'redirect',
    tenant: 'organizations',
    accountStatus: 'microsoft-account',
    existingAccountsOnly: false,
  },
  saml: { opens: 'redirect', accountStatus: 'sso-account', existingAccountsOnly: false },
};

// START-4
export const APPLE_TOKEN_LIFETIME = 7 * DAY;
