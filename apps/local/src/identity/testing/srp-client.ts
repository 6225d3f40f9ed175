import { createHash, createHmac, getDiffieHellman, randomBytes } from 'node:crypto';

/**
 * The client's half of the protocol, written from its description and independently of the server's half, so that
 * each tests the other.
 */
const prime = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);

export class SrpClient {
  readonly #a: bigint;
  readonly A: string;

  constructor(a: string = randomBytes(32).toString('hex')) {
    this.#a = BigInt(`0x${a}`);
    this.A = modularPower(2n, this.#a).toString(16);
  }

  key(
    who: { poolName: string; userId: string; password: string },
    challenge: { salt: string; B: string },
  ): Buffer {
    const [A, B] = [BigInt(`0x${this.A}`), BigInt(`0x${challenge.B}`)];
    const u = digest(signed(A), signed(B));
    const multiplier = digest(signed(prime), signed(2n));
    const inner = createHash('sha256').update(`${who.poolName}${who.userId}:${who.password}`).digest();
    const x = digest(signed(BigInt(`0x${challenge.salt}`)), inner);
    const base = (((B - multiplier * modularPower(2n, x)) % prime) + prime) % prime;
    const S = modularPower(base, this.#a + u * x);
    const extracted = createHmac('sha256', signed(u)).update(signed(S)).digest();
    return createHmac('sha256', extracted).update('Caldera Derived Key\u0001').digest().subarray(0, 16);
  }
}

export function claimSignature(
  key: Buffer,
  claim: { poolName: string; userId: string; secretBlock: string; timestamp: string },
): string {
  const block = Buffer.from(claim.secretBlock, 'base64');
  const signedText = [Buffer.from(claim.poolName + claim.userId), block, Buffer.from(claim.timestamp)];
  return createHmac('sha256', key).update(Buffer.concat(signedText)).digest('base64');
}

function modularPower(base: bigint, exponent: bigint): bigint {
  if (exponent === 0n) return 1n;
  const half = modularPower(base, exponent / 2n);
  const square = (half * half) % prime;
  return exponent % 2n === 0n ? square : (square * base) % prime;
}

/** Bytes of a positive two's-complement number: the first bit is the sign. */
function signed(value: bigint): Buffer {
  const length = Math.floor(value.toString(2).length / 8) + 1;
  return Buffer.from(value.toString(16).padStart(2 * length, '0'), 'hex');
}

function digest(...parts: readonly Buffer[]): bigint {
  return BigInt(`0x${createHash('sha256').update(Buffer.concat(parts)).digest('hex')}`);
}
