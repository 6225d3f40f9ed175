import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IdentityUnderTest, type Reply } from './testing/identity-under-test.ts';
import { ada, unconfirmedUma } from './testing/people.ts';
import { LIMIT, MISMATCH, onTheWire } from './testing/refusals.ts';

/** Of one length with ada's, so that an answer that repeats it is as long. */
const NOBODY = 'abe@example.com';

let identity: IdentityUnderTest;

beforeAll(async () => {
  identity = await IdentityUnderTest.open([ada, unconfirmedUma]);
});

afterAll(() => identity.close());

const outside = ({ status, raw }: Reply) => ({ status, raw });

const ask = async (USERNAME: string) => {
  const reply = await identity.call('InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME, SRP_A: 'abcdef' },
  });
  return reply.body['ChallengeParameters'] as Record<string, string>;
};

describe('an email that nobody has is answered as one that somebody has', () => {
  it.each([
    ['ForgotPassword', {}],
    ['ResendConfirmationCode', {}],
    ['ConfirmSignUp', { ConfirmationCode: '123456' }],
    ['ConfirmForgotPassword', { ConfirmationCode: '123456', Password: 'Correct-7-horse' }],
  ])('AUTH-10 by %s, to the letter', async (action, input) => {
    const known = await identity.call(action, { ...input, Username: ada.email });
    const unknown = await identity.call(action, { ...input, Username: NOBODY });
    expect(outside(unknown)).toEqual(outside(known));
  });

  it('AUTH-10 for each of the tries that are allowed, and after them', async () => {
    await identity.call('ForgotPassword', { Username: ada.email });
    const guess = (Username: string) =>
      identity.call('ConfirmForgotPassword', {
        Username,
        ConfirmationCode: identity.wrongCodeFor(ada.email),
        Password: 'Correct-7-horse',
      });
    identity.wait(60 * 60 * 1000);
    for (const email of [ada.email, NOBODY]) {
      for (let tries = 0; tries < 5; tries++) expect(await guess(email)).toMatchObject(onTheWire(MISMATCH));
      expect(await guess(email)).toMatchObject(onTheWire(LIMIT));
    }
  });

  it('AUTH-1 by a sign-in with SRP, the same on each asking', async () => {
    const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    const [known, unknown, again] = [await ask(ada.email), await ask(NOBODY), await ask(NOBODY)];
    for (const challenge of [known, unknown]) {
      expect(challenge['USER_ID_FOR_SRP']).toMatch(shape);
      expect(challenge['SALT']).toMatch(/^[0-9a-f]{32}$/);
      expect(challenge['SRP_B']?.length).toBeGreaterThan(750);
    }
    expect([again['SALT'], again['USER_ID_FOR_SRP']]).toEqual([unknown['SALT'], unknown['USER_ID_FOR_SRP']]);
    expect(unknown['SALT']).not.toBe(known['SALT']);
  });

  it('AUTH-4 by as many queries in a sign-in with a password', async () => {
    const forKnown = await queries(ada.email);
    expect(forKnown).toBeGreaterThan(3);
    expect(await queries('somebody.else@example.com')).toBe(forKnown);
  });
});

async function queries(email: string): Promise<number> {
  const before = identity.statements;
  await identity.signIn(email, 'Wrong-1-horse');
  return identity.statements - before;
}
