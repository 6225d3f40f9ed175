import fc from 'fast-check';
import { createHash, getDiffieHellman } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { claimSignature, SrpClient } from '../testing/srp-client.ts';
import { isProven, makeChallenge, makeVerifier, sessionKey, type ServerSecret } from './srp.ts';

/** Computed once with the arithmetic in aws-amplify 6.22; long numbers are given by their SHA-256. */
const VECTORS = [
  {
    userId: '11111111-1111-4111-8111-111111111111',
    password: 'Correct-1-horse',
    a: '948fe603f61dc036b5c596dc09fe3ce3f3d30dc90f024c85f3c82db2ccab679d',
    b: 'b3eacd33433b31b5252351032c9b3e7a2e7aa7738d5decdf0dd6c62680853c06',
    salt: '63479ad69a090b258277ec8fba6f9941',
    A: '0e197f03e6198204087ab261d6242adc89a36365a30c7ba87ea100525fdff9d8',
    verifier: '5c4aba9d8ad1a73369deacd2bd4a38ededafd452e60088a5834c7b61641dd026',
    B: 'fc07df153f8e3441d22f296bcf162096f942ddd2a09343439b721b6d9ea888a0',
    key: 'f2ef9e52852e95fd50e6f15f171034f3',
    signature: 'nc6OO/fwBJOV6N625HFeBEtRunUhVQIQN3Z0OwJxNN8=',
  },
  {
    // The salt's first bit is set, so it is hashed with a leading zero byte.
    userId: '55555555-5555-4555-8555-555555555555',
    password: 'Pässwörd-1 ☂',
    a: '2c4d4ab026677bd5321bbe40f0f1d7932e865fe2ff77f79bf23e12b656e8cdd5',
    b: '5c0a9d8609ab9b733cfaa7c519e9e19dad10929210128e47a3504fff01fdc536',
    salt: 'ad328846aa18b32a335816374511cac1',
    A: '18a1ed1bc873ff9a49ee0b16decc960558ef9680101f5d6a9689595221dd7b52',
    verifier: 'd35e4bc2377c753af1e3454ce894d380679864aebec0314c032331ad8baa8df7',
    B: 'f4edf0323a2a54e2eab3cdd0be5d6982b4516bd4f7dc65997aaec17f65ae19da',
    key: 'b75199f6993fe3f5a0a77fa0f75bcb69',
    signature: 'RHkdkrEXtqQibmyjF4FcfJJt9brFaBCx+4S+Dg3MzGE=',
  },
];
const poolName = 'Local0001';
const timestamp = 'Thu Jan 1 00:00:00 UTC 2026';
const secretBlock = Buffer.from('a secret block').toString('base64');

describe('the server half of SRP', () => {
  it.each(VECTORS)('AUTH-1 computes what aws-amplify computes for $password', (vector) => {
    const { userId, password } = vector;
    const { A } = new SrpClient(vector.a);
    const { verifier, salt } = makeVerifier({ poolName, userId, password }, vector.salt);
    const secret = challenge({ A, verifier }, vector.b);
    expect({ A: short(A), verifier: short(verifier), B: short(secret.B), salt }).toEqual({
      A: vector.A,
      verifier: vector.verifier,
      B: vector.B,
      salt: vector.salt,
    });
    expect(sessionKey(secret)?.toString('hex')).toBe(vector.key);
    const claim = { poolName, userId, secretBlock, timestamp, signature: vector.signature };
    expect(isProven(secret, claim)).toBe(true);
    expect(isProven(secret, { ...claim, timestamp: 'Thu Jan 1 00:00:01 UTC 2026' })).toBe(false);
    expect(isProven(secret, { ...claim, signature: '' })).toBe(false);
  });

  it('agrees with a client that knows the password, and with no other', () => {
    fc.assert(
      fc.property(
        fc.uuid(),
        fc.string({ minLength: 1 }),
        fc.string({ minLength: 1 }),
        (userId, right, given) => {
          const client = new SrpClient();
          const { verifier, salt } = makeVerifier({ poolName, userId, password: right });
          const secret = challenge({ A: client.A, verifier });
          const key = client.key({ poolName, userId, password: given }, { salt, B: secret.B });
          const signature = claimSignature(key, { poolName, userId, secretBlock, timestamp });
          expect(isProven(secret, { poolName, userId, secretBlock, timestamp, signature })).toBe(
            right === given,
          );
        },
      ),
      {
        numRuns: 15,
        examples: [['a8b16c0e-0d5c-4b0e-9a53-8a4f2f7c1d2e', 'Same-1-password', 'Same-1-password']],
      },
    );
  });

  it('refuses numbers that would make the key known: zero and multiples of the prime', () => {
    const prime = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);
    const { verifier } = makeVerifier({ poolName, userId: 'ada', password: 'Correct-1-horse' });
    for (const A of [0n, prime, 2n * prime]) {
      expect(makeChallenge({ A: A.toString(16), verifier })).toBeNull();
    }
  });

  it.each(['', 'xyz', '-1', '0x12', 'f'.repeat(771)])('refuses %s, which is no number of the group', (A) => {
    expect(makeChallenge({ A, verifier: '2' })).toBeNull();
  });
});

function challenge(client: { A: string; verifier: string }, b?: string): ServerSecret {
  const secret = makeChallenge(client, b);
  if (!secret) throw new Error('the challenge was refused');
  return secret;
}

function short(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
