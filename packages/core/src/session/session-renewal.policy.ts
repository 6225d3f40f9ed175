import type { Instant } from '../shared/instant.ts';
import { APPLE_TOKEN_LIFETIME, type SignInKind } from './sign-in-kind.ts';

// START-4
export function isFederatedTokenExpired(kind: SignInKind, issuedAt: Instant, now: Instant): boolean {
  return kind === 'apple' && now - issuedAt >= APPLE_TOKEN_LIFETIME;
}

/** START-5: the dialog of an expired federated session. It has one action. */
export const SESSION_EXPIRED_DIALOG = {
  dismissible: false,
  title: 'session-expired-title',
  text: 'session-expired-text',
  action: 'session-expired-action',
  afterwards: 'reload',
} as const;
