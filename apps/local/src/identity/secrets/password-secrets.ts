import { createHmac, randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { makeVerifier, type Verifier } from './srp.ts';

/** The stored form of a password: enough to check it in both sign-in flows, but not to recover it. */
export type PasswordSecrets = { readonly hash: string; readonly srp: Verifier };

const COST = { N: 16384, r: 8, p: 1 } as const;
const KEY_LENGTH = 32;

export async function keepPassword(
  who: { readonly userPoolId: string; readonly userId: string },
  password: string,
): Promise<PasswordSecrets> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  const hash = ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), key.toString('base64')].join('$');
  return { hash, srp: makeVerifier({ poolName: poolName(who.userPoolId), userId: who.userId, password }) };
}

/** Without a hash the check takes as long as with one, and always fails. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? NOBODY).split('$');
  const expected = Buffer.from(key, 'base64');
  const given = await derive(password, Buffer.from(salt, 'base64'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(given, expected) && hash !== undefined;
}

/** The SRP answer of an account that does not exist, the same every time. */
export function imaginedSecrets(secret: string, name: string): Verifier & { readonly userId: string } {
  const imagine = (what: string) => createHmac('sha256', secret).update(`${what}:${name}`).digest('hex');
  const id = imagine('user');
  const userId = [
    id.slice(0, 8),
    id.slice(8, 12),
    `4${id.slice(13, 16)}`,
    `a${id.slice(17, 20)}`,
    id.slice(20, 32),
  ];
  return { userId: userId.join('-'), salt: imagine('salt').slice(0, 32), verifier: imagine('verifier') };
}

/** The part of a pool's id after its region. */
export function poolName(userPoolId: string): string {
  return userPoolId.slice(userPoolId.indexOf('_') + 1);
}

const NOBODY = [
  'scrypt',
  COST.N,
  COST.r,
  COST.p,
  'bm9ib2R5',
  Buffer.alloc(KEY_LENGTH).toString('base64'),
].join('$');

function derive(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_LENGTH, cost, (failure, key) => (failure ? reject(failure) : resolve(key)));
  });
}
