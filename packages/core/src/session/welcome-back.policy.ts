import { SIGN_IN_KINDS, PROVIDERS, type SignInKind } from './sign-in-kind.ts';

/** AUTH-6 AUTH-7: the kind of sign-in that `/welcome-back` offers for an account type; null for unknown types. */
export function kindOfAccount(accountType: unknown): SignInKind | null {
  if (accountType === 'cognito-account') return 'password';
  return (
    SIGN_IN_KINDS.find((kind) => kind !== 'password' && PROVIDERS[kind].accountStatus === accountType) ?? null
  );
}
