import { createHash, createHmac, getDiffieHellman, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * The server's half of the Secure Remote Password protocol, as user pools use it (SRP-6a on the 3072-bit
 * group of RFC 3526, SHA-256, numbers hashed as Java's BigInteger bytes). BigInt exponentiation takes 5 ms;
 * `createDiffieHellman` takes 1.4 s, since it tests the prime each time.
 */
export type Verifier = { readonly salt: string; readonly verifier: string };
/** What the server stores between its challenge and the answer. All numbers are hexadecimal. */
export type ServerSecret = {
  readonly b: string;
  readonly B: string;
  readonly A: string;
  readonly verifier: string;
};
export type PasswordClaim = {
  readonly poolName: string;
  readonly userId: string;
  readonly secretBlock: string;
  readonly timestamp: string;
  readonly signature: string;
};

const N = fromBytes(getDiffieHellman('modp15').getPrime());
const g = 2n;
const k = fromBytes(sha256(padded(N), padded(g)));

export function makeVerifier(
  who: { readonly poolName: string; readonly userId: string; readonly password: string },
  salt: string = randomBytes(16).toString('hex'),
): Verifier {
  const identity = sha256(Buffer.from(`${who.poolName}${who.userId}:${who.password}`));
  const x = fromBytes(sha256(padded(fromHex(salt)), identity));
  return { salt, verifier: power(g, x).toString(16) };
}

/** The server's public number for this client, or null if the client's number would reveal the key. */
export function makeChallenge(
  client: { readonly A: string; readonly verifier: string },
  b: string = randomBytes(32).toString('hex'),
): ServerSecret | null {
  if (!/^[0-9a-f]{1,770}$/i.test(client.A) || fromHex(client.A) % N === 0n) return null;
  const B = (k * fromHex(client.verifier) + power(g, fromHex(b))) % N;
  return { ...client, b, B: B.toString(16) };
}

export function isProven(secret: ServerSecret, claim: PasswordClaim): boolean {
  const key = sessionKey(secret);
  if (key === null) return false;
  const expected = createHmac('sha256', key)
    .update(claim.poolName + claim.userId)
    .update(Buffer.from(claim.secretBlock, 'base64'))
    .update(claim.timestamp)
    .digest();
  const given = Buffer.from(claim.signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The first half of an HKDF over the shared secret, or null if the numbers of both sides cancel out. */
export function sessionKey({ A, B, b, verifier }: ServerSecret): Buffer | null {
  const u = fromBytes(sha256(padded(fromHex(A)), padded(fromHex(B))));
  if (u === 0n) return null;
  const S = power(fromHex(A) * power(fromHex(verifier), u), fromHex(b));
  const extracted = createHmac('sha256', padded(u)).update(padded(S)).digest();
  return createHmac('sha256', extracted).update('Caldera Derived Key\u0001').digest().subarray(0, 16);
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % N;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}

/** The shortest bytes of a positive number whose first bit is zero, for the sign. */
function padded(value: bigint): Buffer {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

function sha256(...parts: readonly Buffer[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

function fromBytes(bytes: Buffer): bigint {
  return fromHex(bytes.toString('hex'));
}

function fromHex(hex: string): bigint {
  return BigInt(`0x${hex}`);
}
