import { randomBytes, randomInt, scrypt as scryptWithCallback, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const scrypt = promisify<string, Buffer, number, Buffer>(scryptWithCallback);

export type HashedCode = { readonly salt: Buffer; readonly codeHash: Buffer };

/** Six random digits, uniformly distributed. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Slow on purpose: there are only a million possible codes. */
export async function hashCode(code: string): Promise<HashedCode> {
  const salt = randomBytes(16);
  return { salt, codeHash: await scrypt(code, salt, 32) };
}

export async function isCode(code: string, { salt, codeHash }: HashedCode): Promise<boolean> {
  return timingSafeEqual(await scrypt(code, salt, 32), codeHash);
}
