import { DAY, MINUTE } from '@ridgeline/core/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IdentityUnderTest, tokensOf } from './testing/identity-under-test.ts';
import { ada, unconfirmedUma } from './testing/people.ts';
import { EXPIRED, invalid, LIMIT, MISMATCH, onTheWire } from './testing/refusals.ts';

const ben = { ...unconfirmedUma, email: 'ben@example.com', confirmed: true };

let identity: IdentityUnderTest;
let asAda: { AccessToken: string };
let asBen: { AccessToken: string };

beforeAll(async () => {
  identity = await IdentityUnderTest.open([ada, ben]);
});

beforeEach(async () => {
  asAda = { AccessToken: tokensOf(await identity.signIn(ada.email, ada.password)).AccessToken };
  asBen = { AccessToken: tokensOf(await identity.signIn(ben.email, ben.password)).AccessToken };
});

afterAll(() => identity.close());

const change = (who: object, Name: string, Value: string) =>
  identity.call('UpdateUserAttributes', { ...who, UserAttributes: [{ Name, Value }] });
const verify = (who: object, AttributeName: string, Code: string) =>
  identity.call('VerifyUserAttribute', { ...who, AttributeName, Code });
const resend = (who: object, AttributeName: string) =>
  identity.call('GetUserAttributeVerificationCode', { ...who, AttributeName });
const reset = (ConfirmationCode: string) =>
  identity.call('ConfirmForgotPassword', { Username: ada.email, ConfirmationCode, Password: ada.password });

describe('AUTH-13 a code over time', () => {
  it('resets a password until 24 hours are over, to the millisecond', async () => {
    await identity.call('ForgotPassword', { Username: ada.email });
    identity.wait(DAY);
    expect(await reset(identity.codeFor(ada.email))).toMatchObject(onTheWire(EXPIRED));
    await identity.call('ForgotPassword', { Username: ada.email });
    identity.wait(DAY - 1);
    expect((await reset(identity.codeFor(ada.email))).status).toBe(200);
  });

  it('is not sent to an email that was never verified', async () => {
    const flag = (Value: string) => [{ Name: 'email_verified', Value }];
    const sent = identity.outbox.length;
    await identity.callAsAdmin('AdminUpdateUserAttributes', {
      Username: ben.email,
      UserAttributes: flag('false'),
    });
    expect((await identity.call('ForgotPassword', { Username: ben.email })).status).toBe(200);
    expect(identity.outbox).toHaveLength(sent);
    await identity.callAsAdmin('AdminUpdateUserAttributes', {
      Username: ben.email,
      UserAttributes: flag('true'),
    });
  });

  it('can be guessed at five times, then not for a second', async () => {
    const phone = '+13035550111';
    await change(asAda, 'phone_number', phone);
    for (let tries = 0; tries < 5; tries++) {
      const guess = await verify(asAda, 'phone_number', identity.wrongCodeFor(phone));
      expect(guess).toMatchObject(onTheWire(MISMATCH));
    }
    const right = () => verify(asAda, 'phone_number', identity.codeFor(phone));
    expect(await right()).toMatchObject(onTheWire(LIMIT));
    identity.wait(999);
    expect(await right()).toMatchObject(onTheWire(LIMIT));
    identity.wait(1);
    expect((await right()).status).toBe(200);
  });
});

describe('a new email that waits for its code', () => {
  it('goes to who verifies it first', async () => {
    const wanted = 'wanted@example.com';
    await change(asAda, 'email', wanted);
    const adasCode = identity.codeFor(wanted);
    await change(asBen, 'email', wanted);
    expect((await verify(asBen, 'email', identity.codeFor(wanted))).status).toBe(200);
    expect((await verify(asAda, 'email', adasCode)).body['__type']).toBe('AliasExistsException');
    expect((await identity.signIn(ada.email, ada.password)).status).toBe(200);
    await change(asBen, 'email', ben.email);
    await verify(asBen, 'email', identity.codeFor(ben.email));
  });

  it('is forgotten when its owner stays with the old one', async () => {
    await change(asAda, 'email', 'passing@example.com');
    const sent = identity.outbox.length;
    expect((await change(asAda, 'email', ada.email)).body['CodeDeliveryDetailsList']).toEqual([]);
    expect(identity.outbox).toHaveLength(sent);
    const late = await verify(asAda, 'email', identity.codeFor('passing@example.com'));
    expect(late).toMatchObject(onTheWire(MISMATCH));
  });

  it('is no good for another account or another attribute', async () => {
    await change(asAda, 'email', 'ada.new@example.com');
    const code = identity.codeFor('ada.new@example.com');
    expect(await verify(asBen, 'email', code)).toMatchObject(onTheWire(MISMATCH));
    expect(await verify(asAda, 'phone_number', code)).toMatchObject(onTheWire(MISMATCH));
    expect(await reset(code)).toMatchObject(onTheWire(MISMATCH));
  });
});

describe('a code on request', () => {
  it('verifies the present value when none waits', async () => {
    expect((await resend(asBen, 'email')).body['CodeDeliveryDetails']).toMatchObject({
      DeliveryMedium: 'EMAIL',
    });
    expect((await verify(asBen, 'email', identity.codeFor(ben.email))).status).toBe(200);
  });

  it('needs a value, and one that can be verified', async () => {
    expect(await resend(asBen, 'phone_number')).toMatchObject(
      onTheWire(invalid('User does not have a phone_number attribute.')),
    );
    expect(await resend(asBen, 'given_name')).toMatchObject(
      onTheWire(invalid('given_name cannot be verified.')),
    );
  });
});

describe('a challenge', () => {
  const temporary = {
    Username: 'temp@example.com',
    TemporaryPassword: 'Temporary-1',
    MessageAction: 'SUPPRESS',
  };
  const answer = (Session: unknown) =>
    identity.call('RespondToAuthChallenge', {
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session,
      ChallengeResponses: { USERNAME: temporary.Username, NEW_PASSWORD: 'Correct-6-horse' },
    });
  const begin = async () =>
    (await identity.signIn(temporary.Username, temporary.TemporaryPassword)).body['Session'];
  const over = onTheWire({
    name: 'NotAuthorizedException',
    message: 'Invalid session for the user, session is expired.',
  });

  it('can be answered for three minutes, to the millisecond, and once', async () => {
    await identity.callAsAdmin('AdminCreateUser', temporary);
    const late = await begin();
    identity.wait(3 * MINUTE);
    expect(await answer(late)).toMatchObject(over);
    const inTime = await begin();
    identity.wait(3 * MINUTE - 1);
    expect((await answer(inTime)).status).toBe(200);
    expect(await answer(inTime)).toMatchObject(over);
  });

  it('is refused when nobody asked it, or when another kind was asked', async () => {
    expect(await answer('invented')).toMatchObject(over);
    const srp = await identity.call('InitiateAuth', {
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: ada.email, SRP_A: 'abc' },
    });
    const { SECRET_BLOCK = '' } = srp.body['ChallengeParameters'] as Record<string, string>;
    expect(await answer(Buffer.from(SECRET_BLOCK, 'base64').toString())).toMatchObject(over);
    expect(
      await identity.call('RespondToAuthChallenge', { ChallengeName: 'SMS_MFA', ChallengeResponses: {} }),
    ).toMatchObject(onTheWire(invalid('Challenge not supported.')));
  });
});
