import { createHash, randomBytes } from 'node:crypto';

/** `rk_` and 192 random bits: nobody can guess one, and a plain digest protects it. */
export function newSecret(): string {
  return `rk_${randomBytes(24).toString('base64url')}`;
}

export function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

export function endingOf(secret: string): string {
  return secret.slice(-4);
}
