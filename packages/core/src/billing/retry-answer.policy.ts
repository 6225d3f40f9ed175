import * as z from 'zod/mini';
import type { ConfirmationSecret } from './order.ts';

/** `message`: the server's message, if any. `secret`: the payment waits for its payer's bank, and is asked for again after it. */
export type RetryAnswer =
  | { readonly success: true }
  | { readonly success: false; readonly message: string | null; readonly secret: ConfirmationSecret | null };

const answer = z.object({
  success: z.boolean(),
  message: z.optional(z.unknown()),
  client_secret: z.optional(z.unknown()),
});

/** PLAN-9: anything but an explicit success is a failure. */
export function readRetryAnswer(input: unknown): RetryAnswer {
  const read = answer.safeParse(input);
  if (!read.success) return { success: false, message: null, secret: null };
  const { success, message, client_secret: secret } = read.data;
  return success ? { success: true } : { success: false, message: said(message), secret: said(secret) };
}

function said(message: unknown): string | null {
  const text = typeof message === 'string' ? message.trim() : '';
  return text === '' ? null : text;
}
