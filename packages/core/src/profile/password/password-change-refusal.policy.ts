import type { PasswordChangeRefusal } from './password-gateway.port.ts';

/** Where a refused password change is shown: at a field, or in a toast with the server's message. */
export type PasswordChangeFailure =
  | { readonly at: 'current'; readonly code: 'incorrect-current-password' }
  | { readonly at: 'next'; readonly code: 'new-password-unfit' }
  | { readonly at: 'toast'; readonly code: 'server-said'; readonly message: string }
  | { readonly at: 'toast'; readonly code: 'unavailable' };

const INVALID_PASSWORD_CODE = /invalid[-_ ]?password/i;
const PROPOSED_PASSWORD = /proposed[-_ ]?password/i;

// VAL-6
export function passwordChangeFailure({ code, message }: PasswordChangeRefusal): PasswordChangeFailure {
  if (message.trim() === 'Incorrect username or password.') {
    return { at: 'current', code: 'incorrect-current-password' };
  }
  if (INVALID_PASSWORD_CODE.test(code) || PROPOSED_PASSWORD.test(`${code} ${message}`)) {
    return { at: 'next', code: 'new-password-unfit' };
  }
  return message.trim() === ''
    ? { at: 'toast', code: 'unavailable' }
    : { at: 'toast', code: 'server-said', message };
}
