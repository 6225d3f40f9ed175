import type { Result } from '../../shared/result.ts';

/** How the user pool refuses: a code of its own, and a sentence. Both may be empty when nobody answered. */
export type PasswordChangeRefusal = { readonly code: string; readonly message: string };

export abstract class PasswordGateway {
  abstract change(current: string, next: string): Promise<Result<void, PasswordChangeRefusal>>;
}
