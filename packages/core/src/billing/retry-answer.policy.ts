import { fieldsOf } from '../shared/fields-of.ts';
import type { ConfirmationSecret } from './order.ts';

/** `message`: the server's message, if any. `secret`: the payment waits for its payer's bank, and is asked for again after it. */
export type RetryAnswer =
  | { readonly success: true }
  | { readonly success: false; readonly message: string | null; readonly secret: ConfirmationSecret | null };

/** PLAN-9: anything but an explicit success is a failure. */
export function readRetryAnswer(input: unknown): RetryAnswer {
  const {
    success,
    message,
    client_secret: secret,
  } = fieldsOf<'success' | 'message' | 'client_secret'>(input);
  if (success === true) return { success };
  const isAnswer = success === false;
  return { success: false, message: isAnswer ? said(message) : null, secret: isAnswer ? said(secret) : null };
}

function said(message: unknown): string | null {
  const text = typeof message === 'string' ? message.trim() : '';
  return text === '' ? null : text;
}
