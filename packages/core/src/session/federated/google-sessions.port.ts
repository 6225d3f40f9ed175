import type { Result } from '../../shared/result.ts';
import type { SignedInIdentity } from '../identity.port.ts';

/** `code-refused`: wrong, used or too old. */
export type GoogleRefusal = 'code-refused' | 'unavailable';

/** AUTH-9: Google's three calls. The tokens stay in the adapter. */
export abstract class GoogleSessions {
  abstract signIn(authorizationCode: string): Promise<Result<SignedInIdentity, GoogleRefusal>>;
  abstract refresh(): Promise<Result<SignedInIdentity, 'no-credentials' | 'unavailable'>>;
  abstract signOut(): Promise<void>;
}
