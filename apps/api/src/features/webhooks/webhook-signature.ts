import { createHmac, hkdfSync } from 'node:crypto';

const PREFIX = 'whsec_';

/**
 * The secret of an address, `whsec_` and 32 bytes in base64. It is made from our own secret, and not stored: whoever reads
 * the database cannot sign.
 */
export function webhookSecret(linkSecret: string, endpointId: string, version: number): string {
  const key = hkdfSync('sha256', linkSecret, endpointId, `webhook ${version}`, 32);
  return `${PREFIX}${Buffer.from(key).toString('base64')}`;
}

/** What is signed, as Standard Webhooks says: the id, the time in seconds, and the bytes of the body. */
export function webhookSignature(
  secret: string,
  { id, timestamp, body }: { readonly id: string; readonly timestamp: number; readonly body: string },
): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
