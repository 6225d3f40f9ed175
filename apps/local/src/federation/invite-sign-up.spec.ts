import { ApiUnderTest, TEAM_PLAN, type Person } from '@ridgeline/api/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LOCAL_USER_POOL_ID } from '../identity/local-user-pool.ts';
import { claimsOf, CLIENT_ID, PREFIX } from '../identity/testing/identity-under-test.ts';
import { FederationUnderTest } from './testing/federation-under-test.ts';
import { SignInWalk } from './testing/sign-in-walk.ts';

/** The pool and the API side by side: the API accepts the pool's tokens, by the pool's keys. */
let world: FederationUnderTest;
let api: ApiUnderTest;
let owner: Person;
let teamId: string;

beforeAll(async () => {
  world = await FederationUnderTest.open();
  const issuer = `${world.address}${PREFIX}/${LOCAL_USER_POOL_ID}`;
  api = await ApiUnderTest.start({}, { issuer, clientId: CLIENT_ID });
});
beforeEach(async () => {
  owner = await api.person();
  teamId = await api.team(owner, [], TEAM_PLAN);
});
afterAll(async () => {
  await api.stop();
  await world.close();
});

type Newcomer = { readonly accessToken: string; readonly idToken: string };
type Called = Promise<Awaited<ReturnType<typeof api.call<Record<string, unknown> | null>>>>;

const as = ({ accessToken: token }: Newcomer, path: string, body: object): Called =>
  api.call('POST', path, { token, body });
const begin = (newcomer: Newcomer) =>
  as(newcomer, '/profile/signup-email-verified', { idToken: newcomer.idToken });
const acceptTerms = (newcomer: Newcomer) => as(newcomer, '/codeReports/profile', { accepted_tos: true });
const accept = (newcomer: Newcomer) =>
  as(newcomer, `/teams/${teamId}/invites/answer`, { answer: 'accepted' });

/** An owner’s invite, as the invite operation stores it. */
async function invite(email: string): Promise<void> {
  await api.sql.query(`insert into team_invites (team_id, email, role) values ($1, $2, 'member')`, [
    teamId,
    email,
  ]);
}

async function roster(): Promise<readonly string[]> {
  const { rows } = await api.sql.query<{ email: string }>(
    `select person.email from team_members member join people person on person.id = member.person_id
     where member.team_id = $1 and person.id <> $2`,
    [teamId, owner.id],
  );
  return rows.map(({ email }) => email);
}

let taken = 0;
const freshEmail = (domain = 'example.com') => `newcomer-${taken++}@${domain}`;

async function signUp(
  email: string,
): Promise<{ readonly confirm: () => Promise<void>; signIn(): Promise<Newcomer> }> {
  const account = { Username: email, Password: 'Correct-5-horse' };
  await askPool('SignUp', {
    ...account,
    UserAttributes: [
      { Name: 'email', Value: email },
      { Name: 'given_name', Value: 'Nell' },
      { Name: 'family_name', Value: 'Marsh' },
    ],
    ClientMetadata: { team_id: teamId },
  });
  return {
    confirm: async () =>
      void (await askPool('ConfirmSignUp', { ...account, ConfirmationCode: world.codeFor(email) })),
    signIn: async () => {
      const parameters = { USERNAME: account.Username, PASSWORD: account.Password };
      const { AuthenticationResult: tokens } = (await askPool('InitiateAuth', {
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: parameters,
      })) as { AuthenticationResult: { AccessToken: string; IdToken: string } };
      return { accessToken: tokens.AccessToken, idToken: tokens.IdToken };
    },
  };
}

async function askPool(action: string, input: object): Promise<unknown> {
  const response = await fetch(`${world.address}${PREFIX}/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
    },
    body: JSON.stringify({ ClientId: CLIENT_ID, ...input }),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

async function bySummit(email: string): Promise<Newcomer> {
  const walk = new SignInWalk(world);
  const chosen = { email, givenName: 'Sky', familyName: 'Lund' };
  const tokens = await walk.tokens(await walk.signIn({ idp_identifier: 'summit.example' }, chosen));
  return { accessToken: tokens.access_token, idToken: tokens.id_token };
}

describe('a person who is invited to a team', () => {
  it('AUTH-11 TEAM-4 signs up, confirms the email, accepts the terms, and is in the team', async () => {
    const email = freshEmail();
    await invite(email);
    const account = await signUp(email);
    await account.confirm();
    const newcomer = await account.signIn();
    const begun = await begin(newcomer);
    expect(begun).toMatchObject({ status: 200, body: { email, givenName: 'Nell', team_id: null } });
    expect(await accept(newcomer)).toMatchObject({ status: 403, body: { code: 'terms-not-accepted' } });
    await acceptTerms(newcomer);
    expect((await accept(newcomer)).status).toBe(204);
    expect(await roster()).toEqual([email]);
  });

  it('AUTH-11 begins nothing before the email is confirmed', async () => {
    const account = await signUp(freshEmail());
    await expect(account.signIn()).rejects.toThrow('User is not confirmed.');
  });

  it('AUTH-1 AUTH-11 TEAM-4 comes by their company for the first time, and is in the team', async () => {
    const email = freshEmail('summit.example');
    await invite(email);
    const newcomer = await bySummit(email);
    expect(await begin(newcomer)).toMatchObject({ status: 200, body: { email, source: 'federated' } });
    await acceptTerms(newcomer);
    expect((await accept(newcomer)).status).toBe(204);
    expect(await roster()).toEqual([email]);
  });

  it("AUTH-11 cannot accept another person's invite, by any kind of sign-in", async () => {
    await invite('invited@example.com');
    const other = await signUp(freshEmail());
    await other.confirm();
    for (const stranger of [await other.signIn(), await bySummit(freshEmail('summit.example'))]) {
      await begin(stranger);
      await acceptTerms(stranger);
      expect(await accept(stranger)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    }
    expect(await roster()).toEqual([]);
  });

  it('AUTH-11 is proved by an id token of their own alone', async () => {
    const email = freshEmail();
    const account = await signUp(email);
    await account.confirm();
    const mine = await account.signIn();
    const theirs = await bySummit(freshEmail('summit.example'));
    const mixed = { accessToken: theirs.accessToken, idToken: mine.idToken };
    expect(await begin(mixed)).toMatchObject({ status: 403, body: { code: 'identity-unproven' } });
    expect(claimsOf(mine.idToken)).toMatchObject({ email, email_verified: true });
  });
});
