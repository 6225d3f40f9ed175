import type { Answer, IdentityWorld } from '../identity-world.ts';
import { imaginedSecrets, poolName } from '../secrets/password-secrets.ts';
import { isProven, makeChallenge } from '../secrets/srp.ts';
import { accountBySub } from '../store/accounts.store.ts';
import { keepChallenge, takeChallenge } from '../store/challenges.store.ts';
import { countedTry } from '../store/wrong-tries.store.ts';
import { poolSecret } from '../tokens/signing-keys.ts';
import { text, type Input } from '../wire/input.ts';
import { invalidParameter, refusals } from '../wire/refusal.ts';
import { accountName, accountWithPassword } from './account-name.ts';
import { admit, passwordTries } from './password-sign-in.ts';

/** USER_SRP_AUTH: an unknown name gets a challenge as well, and then fails like a wrong password. */
export async function askPasswordProof(world: IdentityWorld, parameters: Input): Promise<Answer> {
  const name = accountName(parameters, 'USERNAME');
  const account = await accountWithPassword(world.pool, name);
  const imagined = imaginedSecrets(poolSecret(world.key), name);
  const { salt, verifier } = account?.password?.srp ?? imagined;
  const userId = account?.username ?? imagined.userId;

  const secret = makeChallenge({ A: text(parameters, 'SRP_A'), verifier });
  if (!secret) throw invalidParameter('Invalid SRP_A');
  const sub = account?.sub ?? null;
  const handle = await keepChallenge(
    world.pool,
    { asks: 'PASSWORD_VERIFIER', name, sub, userId, secret },
    world.now(),
  );
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: salt,
      SRP_B: secret.B,
      SECRET_BLOCK: asBase64(handle),
      USERNAME: userId,
      USER_ID_FOR_SRP: userId,
    },
  };
}

export async function answerPasswordProof(world: IdentityWorld, responses: Input): Promise<Answer> {
  const secretBlock = text(responses, 'PASSWORD_CLAIM_SECRET_BLOCK');
  const challenge = await takeChallenge(world.pool, asHandle(secretBlock), world.now());
  if (challenge?.asks !== 'PASSWORD_VERIFIER') throw refusals.challengeExpired();

  const claim = {
    poolName: poolName(world.userPool.userPoolId),
    userId: challenge.userId,
    secretBlock,
    timestamp: text(responses, 'TIMESTAMP'),
    signature: text(responses, 'PASSWORD_CLAIM_SIGNATURE'),
  };
  const tries = { pool: world.pool, now: world.now() };
  const account = await countedTry(tries, passwordTries(challenge.name), async (db) => {
    const isRight = isProven(challenge.secret, claim);
    const account = challenge.sub === null ? null : await accountBySub(db, challenge.sub);
    return isRight && account
      ? { is: 'right', value: account }
      : { is: 'wrong', refusal: refusals.wrongPassword() };
  });
  return admit(world, account);
}

/** Amplify parses the block as base64, and sends it back unchanged. */
function asBase64(handle: string): string {
  return Buffer.from(handle).toString('base64');
}

function asHandle(secretBlock: string): string {
  return Buffer.from(secretBlock, 'base64').toString();
}
