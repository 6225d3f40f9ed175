import { createHash, randomBytes } from 'node:crypto';

/** The stored form of a visit's secret: it is long and random, so a plain digest is enough. */
export function digestOfVisit(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** For a visit without a secret: a digest that no secret matches. */
export function digestOfNobody(): Buffer {
  return randomBytes(32);
}
