import { createHash, randomBytes } from 'node:crypto';

export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** A random secret, in characters that need no escaping. */
export function randomSecret(bytes = 48): string {
  return randomBytes(bytes).toString('base64url');
}
