import type { FastifyRequest } from 'fastify';

/**
 * The idempotency key of this call. Visitors have no token: theirs is combined with the secret of their visit, or with
 * their network address if they send none, so that no visitor gets another's answer.
 */
export function idempotencyKeyOf(caller: string | null, { headers, ip }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || caller !== null) return key as string | undefined;
  const visit = headers['anonymous-session'];
  return JSON.stringify(typeof visit === 'string' ? { visit, key } : { ip, key });
}
