import type { Result } from '../../shared/result.ts';

/** The user pool's refusal: its code and message. Both may be empty without a response. */
export type PasswordChangeRefusal = { readonly code: string; readonly message: string };

export abstract class PasswordGateway {
  abstract change(current: string, next: string): Promise<Result<void, PasswordChangeRefusal>>;
}
