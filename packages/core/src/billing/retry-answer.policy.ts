import * as z from 'zod/mini';

/** `message`: the server's message, if any. */
export type RetryAnswer =
  | { readonly success: true }
  | { readonly success: false; readonly message: string | null };

const answer = z.object({ success: z.boolean(), message: z.optional(z.unknown()) });

/** PLAN-9: anything but an explicit success is a failure. */
export function readRetryAnswer(input: unknown): RetryAnswer {
  const read = answer.safeParse(input);
  if (!read.success) return { success: false, message: null };
  return read.data.success ? { success: true } : { success: false, message: said(read.data.message) };
}

function said(message: unknown): string | null {
  const text = typeof message === 'string' ? message.trim() : '';
  return text === '' ? null : text;
}
