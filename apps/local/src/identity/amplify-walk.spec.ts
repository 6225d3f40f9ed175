import { DAY, HOUR, SECOND } from '@ridgeline/core/shared';
import * as amplify from 'aws-amplify/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  newBrowser,
  refresh,
  signInBySrp,
  signInWithPassword as signIn,
  useBrowser,
} from './testing/amplify-browser.ts';
import { IdentityUnderTest } from './testing/identity-under-test.ts';
import {
  DISABLED,
  EXCEEDED,
  EXPIRED,
  expectRefusal,
  invalid,
  MIGRATION,
  MISMATCH,
  tooWeak,
  UNKNOWN,
  WRONG_PASSWORD,
} from './testing/refusals.ts';
import { ada, deniedDee, disabledDan, migratingMo, unconfirmedUma } from './testing/people.ts';

const email = 'wren@example.com';
const newEmail = 'wren.new@example.com';
const phone = '+13035550199';
const FIRST = 'First-1-password';
const NEXT = 'Second-2-password';
const LAST = 'Third-3-password';

let identity: IdentityUnderTest;
let laptop: Map<string, string>;

beforeAll(async () => {
  identity = await IdentityUnderTest.open([ada, unconfirmedUma, migratingMo, deniedDee, disabledDan]);
  laptop = newBrowser(`${await identity.listen()}/`);
});

afterAll(() => identity.close());

const tooShort = (field: string) =>
  invalid(
    `1 validation error detected: Value at '${field}' failed to satisfy constraint: Member must have length greater than or equal to 6`,
  );
const confirm = (confirmationCode: string, username = email) =>
  amplify.confirmSignUp({ username, confirmationCode });
const signUp = (password: string, username = email) =>
  amplify.signUp({
    username,
    password,
    options: { userAttributes: { email: username, given_name: 'Wren', family_name: 'Marsh' } },
  });
const changePassword = (oldPassword: string, newPassword: string) =>
  amplify.updatePassword({ oldPassword, newPassword });
const resetPassword = (confirmationCode: string, newPassword: string, username = newEmail) =>
  amplify.confirmResetPassword({ username, confirmationCode, newPassword });
const change = (userAttributes: Record<string, string>) => amplify.updateUserAttributes({ userAttributes });
const verify = (userAttributeKey: 'email' | 'phone_number', confirmationCode: string) =>
  amplify.confirmUserAttribute({ userAttributeKey, confirmationCode });

/** The life of one account with the real aws-amplify: each step continues the one before. */
describe('AUTH-11 signing up', () => {
  it('refuses a password that is too short, at each of two lengths', async () => {
    await expectRefusal(signUp('Ab-1'), tooShort('password'));
    await expectRefusal(signUp('Abcd-1x'), tooWeak('Password not long enough'));
  });

  it('refuses a password without a symbol', () =>
    expectRefusal(signUp('Abcdefgh1'), tooWeak('Password must have symbol characters')));

  it('refuses a name that is not an email', () =>
    expectRefusal(signUp(FIRST, 'wren'), invalid('Username should be an email.')));

  it('sends a code to the email and shows a masked destination', async () => {
    const { isSignUpComplete, nextStep } = await signUp(FIRST);
    expect(isSignUpComplete).toBe(false);
    expect(nextStep).toEqual({
      signUpStep: 'CONFIRM_SIGN_UP',
      codeDeliveryDetails: { attributeName: 'email', deliveryMedium: 'EMAIL', destination: 'w***@e***' },
    });
    expect(identity.outbox).toEqual([
      { to: email, code: expect.stringMatching(/^\d{6}$/), purpose: 'confirm-sign-up', medium: 'email' },
    ]);
  });

  it('posts exactly to the endpoint it was given', () => {
    expect(new Set(identity.asked)).toEqual(new Set(['POST /local/identity/']));
  });

  it('refuses the same email again', () =>
    expectRefusal(signUp(NEXT), {
      name: 'UsernameExistsException',
      message: 'An account with the given email already exists.',
    }));

  it('AUTH-3 leads an unconfirmed person to the confirmation', async () => {
    expect((await signIn(email, FIRST)).nextStep).toEqual({ signInStep: 'CONFIRM_SIGN_UP' });
  });

  it('refuses a wrong code', () => expectRefusal(confirm(identity.wrongCodeFor(email)), MISMATCH));

  it('answers for an unknown email as for a wrong code', () =>
    expectRefusal(confirm('123456', 'nobody@example.com'), MISMATCH));

  it('AUTH-13 replaces the code when it is sent again', async () => {
    const old = identity.codeFor(email);
    const resent = await amplify.resendSignUpCode({ username: email });
    expect(resent).toEqual({ attributeName: 'email', deliveryMedium: 'EMAIL', destination: 'w***@e***' });
    if (identity.codeFor(email) !== old) await expectRefusal(confirm(old), MISMATCH);
  });

  it('resends nothing to an unknown email, and says the same', async () => {
    const sent = identity.outbox.length;
    expect(await amplify.resendSignUpCode({ username: 'nobody@example.com' })).toEqual({
      attributeName: 'email',
      deliveryMedium: 'EMAIL',
      destination: 'n***@e***',
    });
    expect(identity.outbox).toHaveLength(sent);
  });

  it('AUTH-13 refuses the right code after 24 hours', async () => {
    identity.wait(DAY);
    await expectRefusal(confirm(identity.codeFor(email)), EXPIRED);
    await amplify.resendSignUpCode({ username: email });
  });

  it('confirms with the right code', async () => {
    expect(await confirm(identity.codeFor(email))).toMatchObject({ isSignUpComplete: true });
  });

  it('says so when the right code comes twice', () =>
    expectRefusal(confirm(identity.codeFor(email)), {
      name: 'NotAuthorizedException',
      message: 'User cannot be confirmed. Current status is CONFIRMED',
    }));
});

describe('AUTH-1 signing in and out', () => {
  it('AUTH-4 says that an email is unknown', () =>
    expectRefusal(signIn('nobody@example.com', FIRST), UNKNOWN));

  it('AUTH-5 says that a password is wrong', () => expectRefusal(signIn(email, NEXT), WRONG_PASSWORD));

  it('AUTH-4 passes a bad-password migration error on', () =>
    expectRefusal(signIn(migratingMo.email, NEXT), MIGRATION));

  it('refuses a disabled account', () =>
    expectRefusal(signIn(disabledDan.email, disabledDan.password), DISABLED));

  it('AUTH-2 lets the right password in', async () => {
    expect(await signIn(email, FIRST)).toEqual({ isSignedIn: true, nextStep: { signInStep: 'DONE' } });
    const { userId, username, signInDetails } = await amplify.getCurrentUser();
    expect(username).toBe(userId);
    expect(signInDetails?.loginId).toBe(email);
  });

  it('shows what the person wrote at sign-up, and the email as verified', async () => {
    expect(await amplify.fetchUserAttributes()).toEqual({
      sub: expect.any(String),
      email,
      email_verified: 'true',
      given_name: 'Wren',
      family_name: 'Marsh',
    });
  });

  it('gives new tokens on a refresh and keeps the session', async () => {
    const before = (await amplify.fetchAuthSession()).tokens;
    identity.wait(10 * SECOND);
    const after = (await refresh()).tokens;
    expect(after?.accessToken.payload['origin_jti']).toBe(before?.accessToken.payload['origin_jti']);
    expect(after?.accessToken.payload.iat).toBe(Number(before?.accessToken.payload.iat) + 10);
  });

  it('revokes the session on the server when it signs out', async () => {
    const copy = new Map(laptop);
    await amplify.signOut();
    await expect(amplify.getCurrentUser()).rejects.toMatchObject({ name: 'UserUnAuthenticatedException' });
    useBrowser(copy);
    expect((await refresh()).tokens).toBeUndefined();
    useBrowser(laptop);
  });

  it('AUTH-1 lets the right password in by SRP as well', async () => {
    await expectRefusal(signInBySrp(email, NEXT), WRONG_PASSWORD);
    expect(await signInBySrp(email, FIRST)).toMatchObject({
      isSignedIn: true,
    });
    expect((await amplify.fetchAuthSession()).tokens?.idToken?.payload['email']).toBe(email);
    await amplify.signOut();
  });

  it('refuses by SRP an unknown email like a wrong password', () =>
    expectRefusal(signInBySrp('nobody@example.com', FIRST), WRONG_PASSWORD));

  it('AUTH-6 tells that access is denied, and why', async () => {
    await signIn(deniedDee.email, deniedDee.password);
    expect((await amplify.fetchAuthSession()).tokens?.idToken?.payload).toMatchObject({
      accessDenied: 'true',
      existingAccountType: 'google-account',
      identityProviderId: 'Google',
    });
    await amplify.signOut();
  });

  it('AUTH-2 puts the groups into both tokens', async () => {
    await identity.callAsAdmin('AdminAddUserToGroup', { Username: email, GroupName: 'admin' });
    await signIn(email, FIRST);
    const { tokens } = await amplify.fetchAuthSession();
    expect(tokens?.accessToken.payload['cognito:groups']).toEqual(['admin']);
    expect(tokens?.idToken?.payload['cognito:groups']).toEqual(['admin']);
  });

  it('AUTH-2 drops a group at the next refresh', async () => {
    await identity.callAsAdmin('AdminRemoveUserFromGroup', { Username: email, GroupName: 'admin' });
    expect((await refresh()).tokens?.accessToken.payload['cognito:groups']).toBeUndefined();
  });
});

describe('changing the password', () => {
  it('refuses a wrong current password', () => expectRefusal(changePassword(NEXT, LAST), WRONG_PASSWORD));

  it('refuses a new password that breaks the policy', async () => {
    await expectRefusal(
      changePassword(FIRST, 'lower-case-1'),
      tooWeak('Password must have uppercase characters'),
    );
    await expectRefusal(changePassword(FIRST, 'Ab-1'), tooShort('proposedPassword'));
  });

  it('takes a good one, and the old one is wrong from then on', async () => {
    await changePassword(FIRST, NEXT);
    await amplify.signOut();
    await expectRefusal(signIn(email, FIRST), WRONG_PASSWORD);
    expect(await signIn(email, NEXT)).toMatchObject({ isSignedIn: true });
  });
});

describe('changing the email', () => {
  it('refuses what is not an email', () =>
    expectRefusal(change({ email: 'not an email' }), invalid('Invalid email address format.')));

  it('refuses the email of another account', () =>
    expectRefusal(change({ email: ada.email }), {
      name: 'AliasExistsException',
      message: 'An account with the given email already exists.',
    }));

  it('sends a code to the new email, and the old one stays until then', async () => {
    expect(await change({ email: newEmail })).toMatchObject({
      email: {
        isUpdated: false,
        nextStep: {
          updateAttributeStep: 'CONFIRM_ATTRIBUTE_WITH_CODE',
          codeDeliveryDetails: { attributeName: 'email', deliveryMedium: 'EMAIL', destination: 'w***@e***' },
        },
      },
    });
    expect(identity.outbox.at(-1)).toMatchObject({ to: newEmail, purpose: 'change-email', medium: 'email' });
    expect(await amplify.fetchUserAttributes()).toMatchObject({ email, email_verified: 'true' });
  });

  it('refuses a wrong code', () => expectRefusal(verify('email', identity.wrongCodeFor(newEmail)), MISMATCH));

  it('sends the code again, to the new email', async () => {
    await amplify.sendUserAttributeVerificationCode({ userAttributeKey: 'email' });
    expect(identity.outbox.at(-1)).toMatchObject({ to: newEmail, purpose: 'change-email' });
  });

  it('takes the right code once', async () => {
    await verify('email', identity.codeFor(newEmail));
    expect(await amplify.fetchUserAttributes()).toMatchObject({ email: newEmail, email_verified: 'true' });
    await expectRefusal(verify('email', identity.codeFor(newEmail)), MISMATCH);
  });

  it('shows the new email in the tokens after a refresh, and signs in with it alone', async () => {
    expect((await refresh()).tokens?.idToken?.payload['email']).toBe(newEmail);
    await amplify.signOut();
    await expectRefusal(signIn(email, NEXT), UNKNOWN);
    expect(await signIn(newEmail, NEXT)).toMatchObject({ isSignedIn: true });
  });
});

describe('changing the phone number and the name', () => {
  it('refuses what is not a phone number', () =>
    expectRefusal(change({ phone_number: '303-555' }), invalid('Invalid phone number format.')));

  it('sends a text to the new number', async () => {
    expect(await change({ phone_number: phone })).toMatchObject({
      phone_number: {
        nextStep: { codeDeliveryDetails: { deliveryMedium: 'SMS', destination: '+*******0199' } },
      },
    });
    expect(identity.outbox.at(-1)).toMatchObject({ to: phone, purpose: 'change-phone', medium: 'text' });
  });

  it('refuses a wrong code, and the right one after 24 hours', async () => {
    await expectRefusal(verify('phone_number', identity.wrongCodeFor(phone)), MISMATCH);
    identity.wait(DAY);
    await refresh();
    await expectRefusal(verify('phone_number', identity.codeFor(phone)), EXPIRED);
  });

  it('takes the right code', async () => {
    await amplify.sendUserAttributeVerificationCode({ userAttributeKey: 'phone_number' });
    await verify('phone_number', identity.codeFor(phone));
    expect(await amplify.fetchUserAttributes()).toMatchObject({
      phone_number: phone,
      phone_number_verified: 'true',
    });
  });

  it('changes the name at once', async () => {
    await change({ given_name: 'Wrenna' });
    expect(await amplify.fetchUserAttributes()).toMatchObject({ given_name: 'Wrenna', family_name: 'Marsh' });
  });

  it('lets nobody call an email verified by themselves', () =>
    expectRefusal(
      change({ email_verified: 'true' }),
      invalid('Cannot modify the non-mutable attribute email_verified'),
    ));

  it('removes the phone number', async () => {
    await amplify.deleteUserAttributes({ userAttributeKeys: ['phone_number'] });
    expect(Object.keys(await amplify.fetchUserAttributes()).toSorted()).toEqual([
      'email',
      'email_verified',
      'family_name',
      'given_name',
      'sub',
    ]);
  });
});

describe('AUTH-10 a forgotten password', () => {
  it('sends a code and shows where it went', async () => {
    await amplify.signOut();
    expect(await amplify.resetPassword({ username: newEmail })).toEqual({
      isPasswordReset: false,
      nextStep: {
        resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE',
        codeDeliveryDetails: { attributeName: 'email', deliveryMedium: 'EMAIL', destination: 'w***@e***' },
      },
    });
    expect(identity.outbox.at(-1)).toMatchObject({ to: newEmail, purpose: 'reset-password' });
  });

  it('says the same for an unknown and an unconfirmed email, and sends nothing', async () => {
    const sent = identity.outbox.length;
    for (const username of ['nobody@example.com', unconfirmedUma.email]) {
      expect(await amplify.resetPassword({ username })).toMatchObject({
        nextStep: { codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: `${username[0]}***@e***` } },
      });
    }
    expect(identity.outbox).toHaveLength(sent);
  });

  it('refuses a wrong code, for known and unknown alike', async () => {
    await expectRefusal(resetPassword(identity.wrongCodeFor(newEmail), LAST), MISMATCH);
    await expectRefusal(resetPassword('123456', LAST, 'nobody@example.com'), MISMATCH);
  });

  it('refuses a weak password and keeps the code good', () =>
    expectRefusal(
      resetPassword(identity.codeFor(newEmail), 'Abcdefg-'),
      tooWeak('Password must have numeric characters'),
    ));

  it('refuses the right code after 24 hours', async () => {
    identity.wait(DAY);
    await expectRefusal(resetPassword(identity.codeFor(newEmail), LAST), EXPIRED);
  });

  it('sets the new password, and the code is spent', async () => {
    await amplify.resetPassword({ username: newEmail });
    await resetPassword(identity.codeFor(newEmail), LAST);
    await expectRefusal(resetPassword(identity.codeFor(newEmail), NEXT), MISMATCH);
    await expectRefusal(signIn(newEmail, NEXT), WRONG_PASSWORD);
    expect(await signIn(newEmail, LAST)).toMatchObject({ isSignedIn: true });
  });

  it('AUTH-5 opens an account that wrong passwords had locked', async () => {
    await amplify.signOut();
    for (let tries = 0; tries < 5; tries++) await expectRefusal(signIn(newEmail, NEXT), WRONG_PASSWORD);
    await expectRefusal(signIn(newEmail, LAST), EXCEEDED);
    await amplify.resetPassword({ username: newEmail });
    await resetPassword(identity.codeFor(newEmail), NEXT);
    expect(await signIn(newEmail, NEXT)).toMatchObject({ isSignedIn: true });
  });
});

describe('the end of sessions and accounts', () => {
  it('signs out everywhere', async () => {
    const phoneBrowser = new Map<string, string>();
    useBrowser(phoneBrowser);
    await signIn(newEmail, NEXT);
    useBrowser(laptop);
    await amplify.signOut({ global: true });
    useBrowser(phoneBrowser);
    expect((await refresh()).tokens).toBeUndefined();
    await expect(amplify.fetchUserAttributes()).rejects.toMatchObject({
      name: 'UserUnAuthenticatedException',
    });
    useBrowser(laptop);
  });

  it('refuses an access token that has expired on the server', async () => {
    await signIn(newEmail, NEXT);
    identity.wait(HOUR);
    await expectRefusal(amplify.fetchUserAttributes(), {
      name: 'NotAuthorizedException',
      message: 'Access Token has expired',
    });
    expect((await refresh()).tokens).toBeDefined();
  });

  it('lets an administrator end the session and close the door', async () => {
    await identity.callAsAdmin('AdminDisableUser', { Username: newEmail });
    expect((await refresh()).tokens).toBeUndefined();
    await expectRefusal(signIn(newEmail, NEXT), DISABLED);
    await identity.callAsAdmin('AdminEnableUser', { Username: newEmail });
    expect(await signIn(newEmail, NEXT)).toMatchObject({ isSignedIn: true });
  });

  it('deletes the account, and the email is free again', async () => {
    await amplify.deleteUser();
    await expectRefusal(signIn(newEmail, NEXT), UNKNOWN);
  });

  it('asks a person with a temporary password for a new one', async () => {
    await identity.callAsAdmin('AdminCreateUser', { Username: newEmail });
    const { code: temporary, purpose } = identity.outbox.at(-1) ?? {};
    expect(purpose).toBe('invitation');
    expect(await signIn(newEmail, temporary ?? '')).toMatchObject({
      nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED' },
    });
    const userAttributes = { given_name: 'Wren' };
    await expectRefusal(
      amplify.confirmSignIn({ challengeResponse: 'short', options: { userAttributes } }),
      tooShort('password'),
    );
    expect(
      await amplify.confirmSignIn({ challengeResponse: FIRST, options: { userAttributes } }),
    ).toMatchObject({
      isSignedIn: true,
    });
    expect(await amplify.fetchUserAttributes()).toMatchObject({ given_name: 'Wren' });
  });
});
