import type { Answer, IdentityWorld } from '../identity-world.ts';
import { isVerifiable, writeRefusal } from '../rules/attributes.policy.ts';
import { passwordRefusal } from '../rules/password.policy.ts';
import { keepPassword } from '../secrets/password-secrets.ts';
import type { Account } from '../store/account.ts';
import { accountBySub, saveAccount } from '../store/accounts.store.ts';
import { keepChallenge, takeChallenge } from '../store/challenges.store.ts';
import { inTransaction } from '../store/database.ts';
import { text, type Input } from '../wire/input.ts';
import { invalidParameter, refusals } from '../wire/refusal.ts';
import { signedIn } from './token-answer.ts';

/** After signing in with a temporary password, a person must choose a new one. */
export async function askNewPassword(world: IdentityWorld, account: Account): Promise<Answer> {
  const session = await keepChallenge(
    world.pool,
    { asks: 'NEW_PASSWORD_REQUIRED', sub: account.sub },
    world.now(),
  );
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: session,
    ChallengeParameters: {
      USER_ID_FOR_SRP: account.username,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify(account.attributes),
    },
  };
}

export async function answerNewPassword(
  world: IdentityWorld,
  session: string,
  responses: Input,
): Promise<Answer> {
  const password = text(responses, 'NEW_PASSWORD');
  const written = writtenAttributes(responses);
  const refusal = passwordRefusal(password, 'password') ?? writeRefusal(written);
  if (refusal) throw refusal;

  const account = await inTransaction(world.pool, async (db) => {
    const challenge = await takeChallenge(db, session, world.now());
    if (challenge?.asks !== 'NEW_PASSWORD_REQUIRED') throw refusals.challengeExpired();
    const before = await accountBySub(db, challenge.sub, 'forUpdate');
    if (!before?.enabled) throw refusals.challengeExpired();
    const secrets = await keepPassword(
      { userPoolId: world.userPool.userPoolId, userId: before.username },
      password,
    );
    const attributes = { ...before.attributes, ...written };
    const confirmed: Account = { ...before, attributes, password: secrets, status: 'CONFIRMED' };
    await saveAccount(db, confirmed, world.now());
    return confirmed;
  });
  return signedIn(world, account);
}

const PREFIX = 'userAttributes.';

/** Email and phone number cannot be changed during sign-in: they would be unverified. */
function writtenAttributes(responses: Input): Readonly<Record<string, string>> {
  const names = Object.keys(responses).filter((name) => name.startsWith(PREFIX));
  const changed = names.map((name) => name.slice(PREFIX.length));
  const kept = changed.find(isVerifiable);
  if (kept !== undefined) throw invalidParameter(`Cannot modify an already provided ${kept}`);
  return Object.fromEntries(changed.map((name) => [name, text(responses, PREFIX + name)]));
}
