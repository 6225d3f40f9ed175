import { createHash, randomBytes } from 'node:crypto';

/** How the secret of a visit is kept: it is long and random, so a plain digest will do. */
export function digestOfVisit(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Of a visit that told no secret: nobody will ever tell this one. */
export function digestOfNobody(): Buffer {
  return randomBytes(32);
}
