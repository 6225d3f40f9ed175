import { sign, verify } from 'node:crypto';
import type { Claims } from './claims.policy.ts';
import type { SigningKey } from './signing-keys.ts';

export function signJwt(claims: Claims, key: SigningKey): string {
  const content = `${encoded({ kid: key.kid, alg: 'RS256' })}.${encoded(claims)}`;
  return `${content}.${sign('RSA-SHA256', Buffer.from(content), key.privateKey).toString('base64url')}`;
}

/** The claims of a token that this key signed, or null. The token itself does not choose the algorithm. */
export function readJwt(token: string, key: SigningKey): Claims | null {
  const [header, payload, signature, ...more] = token.split('.');
  if (header === undefined || payload === undefined || signature === undefined || more.length > 0)
    return null;
  const content = Buffer.from(`${header}.${payload}`);
  if (!verify('RSA-SHA256', content, key.publicKey, Buffer.from(signature, 'base64url'))) return null;
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
}

function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
