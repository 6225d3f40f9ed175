import { createHash, randomBytes } from 'node:crypto';

/** The stored form of a visit's secret: it is long and random, so a plain digest is enough. */
export function digestOfVisit(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** For a visit without a secret: no secret has this digest, so nobody can adopt the report. */
export function unmatchedDigest(): Buffer {
  return randomBytes(32);
}
