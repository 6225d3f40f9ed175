import { createHook } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IdentityUnderTest, type Reply } from './testing/identity-under-test.ts';
import { ada, unconfirmedUma } from './testing/people.ts';
import { LIMIT, MISMATCH, onTheWire } from './testing/refusals.ts';

/** As long as Ada's, so that an answer that repeats it has the same length. */
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

describe('an unknown email is answered like a known one', () => {
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

  it.each<[string, (email: string) => Promise<Reply>]>([
    ['AUTH-4 a sign-in with a password', (email) => identity.signIn(email, 'Wrong-1-horse')],
    ['AUTH-1 a sign-in with SRP', (email) => call('InitiateAuth', srpOf(email))],
    ['AUTH-10 ForgotPassword', (Username) => call('ForgotPassword', { Username })],
    ['AUTH-13 ResendConfirmationCode', (Username) => call('ResendConfirmationCode', { Username })],
    [
      'AUTH-10 ConfirmForgotPassword',
      (Username) =>
        call('ConfirmForgotPassword', { Username, ConfirmationCode: '12', Password: 'Correct-7-horse' }),
    ],
    ['AUTH-13 ConfirmSignUp', (Username) => call('ConfirmSignUp', { Username, ConfirmationCode: '12' })],
  ])('%s costs as many queries and as many derivations of a key', async (_, ask) => {
    // Wait until the lock of the earlier tries is over.
    identity.wait(60 * 60 * 1000);
    const [known, unknown] = [
      await costOf(() => ask(ada.email)),
      await costOf(() => ask('ghost@example.com')),
    ];
    expect(known.statements).toBeGreaterThan(0);
    expect(unknown).toEqual(known);
  });

  it('AUTH-4 has its password checked, as slowly as any', async () => {
    const nobody = await costOf(() => identity.signIn('no.body@example.com', ada.password));
    expect(nobody.derivations).toBe(1);
  });

  it('AUTH-10 costs the database as much for a code that is sent', async () => {
    const due = { Username: unconfirmedUma.email };
    const known = await costOf(() => call('ResendConfirmationCode', due));
    expect(identity.outbox.at(-1)?.to).toBe(unconfirmedUma.email);
    expect(await costOf(() => call('ResendConfirmationCode', { Username: NOBODY }))).toEqual(known);
  });
});

const call = (action: string, input: object) => identity.call(action, input);
const srpOf = (USERNAME: string) => ({
  AuthFlow: 'USER_SRP_AUTH',
  AuthParameters: { USERNAME, SRP_A: 'abcdef' },
});

/** The number of database statements and of scrypt derivations; checking a password takes one of these. */
async function costOf(ask: () => Promise<unknown>): Promise<{ statements: number; derivations: number }> {
  let derivations = 0;
  const watch = createHook({
    init(_, type) {
      if (type === 'SCRYPTREQUEST') derivations += 1;
    },
  }).enable();
  const before = identity.statements;
  await ask();
  watch.disable();
  return { statements: identity.statements - before, derivations };
}
