import fc from 'fast-check';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AdminAction, PublicAction } from './actions/action.ts';
import { identityStandIn } from './identity-stand-in.ts';
import { LOCAL_USER_POOL_ID } from './local-user-pool.ts';
import { IdentityUnderTest, PREFIX, tokensOf } from './testing/identity-under-test.ts';
import { ada } from './testing/people.ts';

let identity: IdentityUnderTest;

beforeAll(async () => {
  identity = await IdentityUnderTest.open([ada]);
});

afterAll(() => identity.close());
afterEach(() => vi.unstubAllEnvs());

const unknown = (target: string) => ({
  status: 400,
  body: { __type: 'UnknownOperationException', message: `Unknown operation: ${target}` },
});

describe('the wire', () => {
  it('answers an unknown action as an unknown operation', async () => {
    const named = await identity.send('DescribeUserPool', '{}');
    expect(named).toMatchObject(unknown('AWSCognitoIdentityProviderService.DescribeUserPool'));
    for (const target of ['', 'SignUp', 'Other.SignUp', 'AWSCognitoIdentityProviderService.constructor']) {
      expect(await identity.send('', '{}', { 'x-amz-target': target })).toMatchObject(unknown(target));
    }
  });

  it('speaks the content type of the service, with and without the slash', async () => {
    for (const url of [PREFIX, `${PREFIX}/`]) {
      const response = await identity.app.inject({
        method: 'POST',
        url,
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken',
        },
        payload: JSON.stringify({ ClientId: 'ridgeline-web', Token: 'x' }),
      });
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toMatch(/^application\/x-amz-json-1\.1(;|$)/);
      expect(response.json()).toEqual({});
    }
  });

  it('lets a page of any origin ask, after a preflight without a body', async () => {
    const preflight = await identity.app.inject({ method: 'OPTIONS', url: `${PREFIX}/` });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.body).toBe('');
    const refused = await identity.send('Nothing', '{}');
    for (const { headers } of [preflight, refused]) {
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-headers': expect.stringContaining('x-amz-target'),
        'access-control-expose-headers': expect.stringContaining('x-amzn-errortype'),
      });
    }
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '1e400',
    '{"ClientId": "ridgeline-web", "__proto__": {}}',
    '{"constructor": {"prototype": {}}}',
    '\uFEFF[',
    '['.repeat(10_000),
    `{"Token": "${'x'.repeat(70_000)}"}`,
  ])('refuses a body that is no JSON object of a sensible size: %#', async (payload) => {
    expect(await identity.send('RevokeToken', payload)).toMatchObject({
      status: 400,
      body: { __type: 'SerializationException', message: 'The body is not a JSON object.' },
    });
  });

  it('takes names as long as the wire allows', async () => {
    const reply = await identity.signIn('\u{1F426}'.repeat(1024), 'Wrong-1-horse');
    expect(reply.body['message']).toBe('User does not exist.');
    const longer = await identity.signIn('\u{1F426}'.repeat(1025), 'Wrong-1-horse');
    expect(longer.body['message']).toBe('USERNAME is too long.');
  });

  it('says nothing about a fault of its own', async () => {
    const broken = await IdentityUnderTest.open([ada]);
    await broken.pool.query('ALTER TABLE local_identity.session RENAME TO elsewhere');
    const reply = await broken.signIn(ada.email, ada.password);
    expect(reply.status).toBe(500);
    expect(reply.body).toEqual({ __type: 'InternalErrorException', message: 'Something went wrong.' });
    await broken.close();
  });

  it('says so when a code cannot be delivered', async () => {
    const jammed = await IdentityUnderTest.open([ada]);
    jammed.outbox.push = () => {
      throw new Error('the outbox is full');
    };
    expect((await jammed.call('ForgotPassword', { Username: ada.email })).body).toEqual({
      __type: 'CodeDeliveryFailureException',
      message: 'The verification code could not be delivered.',
    });
    await jammed.close();
  });

  it('does not start in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const options = {
      pool: new Pool(),
      deliver: async () => {},
      now: () => 0,
      issuer: '',
      userPoolId: LOCAL_USER_POOL_ID,
      clientId: '',
      region: '',
    };
    expect(() => identityStandIn(options)).toThrow('does not start in production');
  });
});

const PUBLIC = [
  'SignUp',
  'ConfirmSignUp',
  'ResendConfirmationCode',
  'InitiateAuth',
  'RespondToAuthChallenge',
  'GetTokensFromRefreshToken',
  'RevokeToken',
  'GlobalSignOut',
  'ForgotPassword',
  'ConfirmForgotPassword',
  'ChangePassword',
  'GetUser',
  'UpdateUserAttributes',
  'DeleteUserAttributes',
  'GetUserAttributeVerificationCode',
  'VerifyUserAttribute',
  'DeleteUser',
] as const satisfies readonly PublicAction[];
const ADMIN = [
  'AdminGetUser',
  'AdminCreateUser',
  'AdminUpdateUserAttributes',
  'AdminSetUserPassword',
  'AdminAddUserToGroup',
  'AdminRemoveUserFromGroup',
  'AdminDisableUser',
  'AdminEnableUser',
  'AdminUserGlobalSignOut',
  'AdminDeleteUser',
  'ListUsers',
] as const satisfies readonly AdminAction[];
const FIELDS = [
  'Username',
  'Password',
  'ConfirmationCode',
  'AuthFlow',
  'AuthParameters',
  'ChallengeName',
  'Session',
  'ChallengeResponses',
  'RefreshToken',
  'Token',
  'PreviousPassword',
  'ProposedPassword',
  'UserAttributes',
  'UserAttributeNames',
  'AttributeName',
  'Code',
  'GroupName',
  'Filter',
  'Limit',
  'PaginationToken',
];

describe('whatever is sent', () => {
  it('is answered or refused, and never a fault', async () => {
    const { AccessToken } = tokensOf(await identity.signIn(ada.email, ada.password));
    const text = fc.oneof(
      fc.constantFrom(
        ada.email,
        'USER_PASSWORD_AUTH',
        'USER_SRP_AUTH',
        'PASSWORD_VERIFIER',
        'email',
        '\0',
        '\uD800',
      ),
      fc.string({ unit: 'binary' }),
    );
    const inner = fc.dictionary(
      fc.constantFrom('USERNAME', 'PASSWORD', 'SRP_A', 'Name', 'Value', 'TIMESTAMP'),
      text,
    );
    const value = fc.oneof(text, inner, fc.array(inner), fc.array(text), fc.jsonValue());
    const body = fc.dictionary(fc.constantFrom(...FIELDS), value);
    // Without the actions that delete or disable the account, which have their own specs.
    const actions = [...PUBLIC, ...ADMIN].filter(
      (name) => !/DeleteUser$|DisableUser|GlobalSignOut/.test(name),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...actions), body, async (action, input) => {
        const isAdmin = ADMIN.some((name) => name === action);
        const reply = isAdmin
          ? await identity.callAsAdmin(action, input)
          : await identity.call(action, { AccessToken, ...input });
        expect([200, 400], reply.raw).toContain(reply.status);
        if (reply.status === 400) expect(reply.raw).not.toMatch(/local_identity|SELECT|at .*\.ts/);
      }),
      { numRuns: 400 },
    );
  });
});
