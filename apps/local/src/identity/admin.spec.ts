import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_USER_POOL_ID } from './local-user-pool.ts';
import { IdentityUnderTest, tokensOf } from './testing/identity-under-test.ts';
import { ada, disabledDan, unconfirmedUma } from './testing/people.ts';
import { invalid, onTheWire, UNKNOWN } from './testing/refusals.ts';

let identity: IdentityUnderTest;

beforeAll(async () => {
  identity = await IdentityUnderTest.open([ada, unconfirmedUma, disabledDan]);
});

afterAll(() => identity.close());

const credential = (keyId: string) => ({
  authorization: `AWS4-HMAC-SHA256 Credential=${keyId}/20260101/us-east-1/cognito-idp/aws4_request, Signature=0`,
});
const ask = (headers: Record<string, string>) =>
  identity.send(
    'AdminGetUser',
    JSON.stringify({ UserPoolId: LOCAL_USER_POOL_ID, Username: ada.email }),
    headers,
  );
const namesOf = (body: Readonly<Record<string, unknown>>) =>
  (body['Users'] as { Username: string }[]).map((user) => user.Username);

describe('who may administer', () => {
  it('is a server that names the admin key', async () => {
    expect((await ask(credential('local-admin'))).status).toBe(200);
  });

  it.each([
    ['nobody', {}, 'MissingAuthenticationTokenException'],
    ['a bearer', { authorization: 'Bearer local-admin' }, 'MissingAuthenticationTokenException'],
    ['another key', credential('AKIAOTHER'), 'UnrecognizedClientException'],
    [
      'a page in a browser',
      { ...credential('local-admin'), origin: 'http://localhost:4000' },
      'MissingAuthenticationTokenException',
    ],
  ])('is not %s', async (_who, headers, type) => {
    expect(await ask(headers)).toMatchObject({ status: 400, body: { __type: type } });
  });

  it('is answered for this pool and for existing accounts only', async () => {
    expect(
      await identity.callAsAdmin('AdminGetUser', { UserPoolId: 'other', Username: ada.email }),
    ).toMatchObject({
      body: { __type: 'ResourceNotFoundException', message: 'User pool other does not exist.' },
    });
    const unknown = { Username: 'nobody@example.com', GroupName: 'admin' };
    for (const action of [
      'AdminGetUser',
      'AdminDeleteUser',
      'AdminAddUserToGroup',
      'AdminUserGlobalSignOut',
    ]) {
      expect(await identity.callAsAdmin(action, unknown)).toMatchObject(onTheWire(UNKNOWN));
    }
  });
});

const change = (Name: string, Value: string) =>
  identity.callAsAdmin('AdminUpdateUserAttributes', {
    Username: ada.email,
    UserAttributes: [{ Name, Value }],
  });

describe('administration', () => {
  it('shows an account by its email or its username', async () => {
    const byEmail = await identity.callAsAdmin('AdminGetUser', { Username: 'ADA@example.com' });
    expect(byEmail.body).toEqual({
      Username: ada.sub,
      UserAttributes: expect.arrayContaining([
        { Name: 'sub', Value: ada.sub },
        { Name: 'email', Value: ada.email },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'given_name', Value: 'Ada' },
      ]),
      Enabled: true,
      UserStatus: 'CONFIRMED',
      UserCreateDate: identity.now / 1000,
      UserLastModifiedDate: identity.now / 1000,
    });
    const bySub = await identity.callAsAdmin('AdminGetUser', { Username: ada.sub });
    expect(bySub.body).toEqual(byEmail.body);
  });

  it('changes attributes, the verified flag too, but not to the email of another', async () => {
    expect((await change('email_verified', 'false')).status).toBe(200);
    expect((await change('email', unconfirmedUma.email)).body['__type']).toBe('AliasExistsException');
    expect((await change('shoe_size', '44')).body['__type']).toBe('InvalidParameterException');
    expect((await change('email_verified', 'true')).status).toBe(200);
  });

  it('adds a person to a group once, and removes them', async () => {
    const groups = async () => {
      const { rows } = await identity.pool.query('SELECT groups FROM local_identity.account WHERE sub = $1', [
        unconfirmedUma.sub,
      ]);
      return rows[0];
    };
    const membership = { Username: unconfirmedUma.email, GroupName: 'admin' };
    await identity.callAsAdmin('AdminAddUserToGroup', membership);
    await identity.callAsAdmin('AdminAddUserToGroup', membership);
    expect(await groups()).toEqual({ groups: ['admin'] });
    await identity.callAsAdmin('AdminRemoveUserFromGroup', membership);
    expect(await groups()).toEqual({ groups: [] });
  });

  it('ends every session of a person', async () => {
    const { RefreshToken } = tokensOf(await identity.signIn(ada.email, ada.password));
    await identity.callAsAdmin('AdminUserGlobalSignOut', { Username: ada.email });
    const refreshed = await identity.call('GetTokensFromRefreshToken', { RefreshToken });
    expect(refreshed.body['message']).toBe('Refresh Token has been revoked');
  });

  it('creates an account with an invitation, or quietly', async () => {
    const loud = { Username: 'finch@example.com', UserAttributes: [{ Name: 'given_name', Value: 'Finch' }] };
    const created = await identity.callAsAdmin('AdminCreateUser', loud);
    expect(created.body['User']).toMatchObject({ UserStatus: 'FORCE_CHANGE_PASSWORD', Enabled: true });
    const sent = identity.outbox.at(-1);
    expect(sent).toMatchObject({ to: loud.Username, purpose: 'invitation', medium: 'email' });
    expect((await identity.signIn(loud.Username, sent?.code ?? '')).body['ChallengeName']).toBe(
      'NEW_PASSWORD_REQUIRED',
    );

    const Session = (await identity.signIn(loud.Username, sent?.code ?? '')).body['Session'];
    const taken = await identity.call('RespondToAuthChallenge', {
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session,
      ChallengeResponses: { NEW_PASSWORD: 'Correct-8-horse', 'userAttributes.email': ada.email },
    });
    expect(taken).toMatchObject(onTheWire(invalid('Cannot modify an already provided email')));

    const quiet = {
      Username: 'heron@example.com',
      TemporaryPassword: 'Temporary-1',
      MessageAction: 'SUPPRESS',
    };
    await identity.callAsAdmin('AdminCreateUser', quiet);
    expect(identity.outbox.at(-1)).toBe(sent);
    expect((await identity.callAsAdmin('AdminCreateUser', quiet)).body['__type']).toBe(
      'UsernameExistsException',
    );
    await identity.callAsAdmin('AdminDeleteUser', quiet);
    expect(await identity.callAsAdmin('AdminGetUser', quiet)).toMatchObject(onTheWire(UNKNOWN));
    await identity.callAsAdmin('AdminDeleteUser', loud);
  });

  it('sets a password to stay, or one to be changed at the next sign-in', async () => {
    const Username = 'swift@example.com';
    const set = (Password: string, Permanent: boolean) =>
      identity.callAsAdmin('AdminSetUserPassword', { Username, Password, Permanent });
    await identity.callAsAdmin('AdminCreateUser', { Username, MessageAction: 'SUPPRESS' });
    expect(await set('weakpassword', true)).toMatchObject({ body: { __type: 'InvalidPasswordException' } });
    expect((await set('Correct-8-horse', true)).status).toBe(200);
    expect((await identity.signIn(Username, 'Correct-8-horse')).status).toBe(200);
    expect((await set('Correct-9-horse', false)).status).toBe(200);
    expect((await identity.signIn(Username, 'Correct-9-horse')).body).toMatchObject({
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
    });
    await identity.callAsAdmin('AdminDeleteUser', { Username });
  });
});

describe('the list of accounts', () => {
  it('comes in pages that hold each account once', async () => {
    const seen: string[] = [];
    let PaginationToken: unknown;
    do {
      const { body } = await identity.callAsAdmin('ListUsers', { Limit: 1, PaginationToken });
      seen.push(...namesOf(body));
      PaginationToken = body['PaginationToken'];
    } while (PaginationToken !== undefined);
    expect(seen.toSorted()).toEqual([ada.sub, unconfirmedUma.sub, disabledDan.sub].toSorted());
  });

  it.each([
    ['email = "ada@example.com"', [ada.sub]],
    ['"email" = "ada@example.com"', [ada.sub]],
    ['email ^= "ad"', [ada.sub]],
    ['given_name = "Ada"', [ada.sub]],
    [`sub = "${disabledDan.sub}"`, [disabledDan.sub]],
    ['cognito:user_status = "UNCONFIRMED"', [unconfirmedUma.sub]],
    ['email = "%"', []],
  ])('can be filtered by %s', async (Filter, names) => {
    expect(namesOf((await identity.callAsAdmin('ListUsers', { Filter })).body)).toEqual(names);
  });

  it('refuses a filter it cannot read, and an invented page', async () => {
    const injected = `email" = '' OR true --`;
    for (const Filter of ['email', 'password_hash = "x"', injected]) {
      expect(await identity.callAsAdmin('ListUsers', { Filter })).toMatchObject(
        onTheWire(invalid(`Error while parsing filter: ${Filter}`)),
      );
    }
    expect(await identity.callAsAdmin('ListUsers', { PaginationToken: 'x' })).toMatchObject(
      onTheWire(invalid('Invalid pagination token.')),
    );
  });
});
