import { createHash, randomBytes } from 'node:crypto';

const BEGINNINGS = { integration: 'rk_', support: 'rs_' } as const;

/** 192 random bits: nobody can guess one, and a plain digest protects it. Its beginning tells scanners what was found. */
export function newSecret(of: keyof typeof BEGINNINGS): string {
  return `${BEGINNINGS[of]}${randomBytes(24).toString('base64url')}`;
}

export function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

export function endingOf(secret: string): string {
  return secret.slice(-4);
}
