import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';

/** Addresses of the same length, so that answers that repeat them are of the same length, too. */
const KNOWN = 'ada@example.com';
const NOBODY = 'abe@example.com';

const api = await apiForSpecs();
let owner: Person;
let teamId: string;

beforeAll(async () => {
  await api.person({ email: KNOWN });
  owner = await api.person({ email: 'owner@example.com' });
  teamId = await api.team(owner, []);
  await associate('known-id', KNOWN);
});

/** Associates an id with an email, proven by an id token of Apple. */
function associate(id: string, email: string) {
  const identities = [{ userId: id, providerType: 'SignInWithApple' }];
  const idToken = api.issuer.idToken(randomUUID(), { email, identities });
  return api.call('POST', '/public/idassociations', { body: { id, email, idToken } });
}

type Answered = Awaited<ReturnType<typeof api.call<Record<string, unknown> | null>>>;
type Ask = (email: string) => Promise<Answered>;

/** What an outsider sees of an answer, and the number of its round trips. Ids and times always differ. */
async function seen(ask: () => Promise<Answered>) {
  const before = api.api.database.trips;
  const { status, body, headers } = await ask();
  return {
    status,
    shape: Object.keys(body ?? {}),
    length: headers['content-length'],
    trips: api.api.database.trips - before,
  };
}

describe('an unknown email or id is answered like a known one', () => {
  it.each<[string, Ask]>([
    [
      'updateContact',
      (email) => api.call('POST', '/public/reports/hubspotentry', { body: { email, updates: {} } }),
    ],
    ['associateEmail', (email) => associate('taken-id', email)],
    [
      'addTeamMembers',
      (email) =>
        api.call('POST', `/teams/${teamId}/members`, {
          as: owner,
          body: { emails: [email], role: 'member' },
        }),
    ],
    ['listInvites', (email) => api.call('GET', `/teams/invites?email=${email}`, { as: owner })],
  ])('AUTH-4 %s, in status, shape, length and round trips', async (_, ask) => {
    const known = await seen(() => ask(KNOWN));
    const unknown = await seen(() => ask(NOBODY));
    expect(known.status).toBeLessThan(500);
    expect(unknown).toEqual(known);
  });

  it('AUTH-8 associateEmail of an id that is kept already, and of a new one', async () => {
    const keep = (id: string) => seen(() => associate(id, NOBODY));
    expect(await keep('fresh-id')).toEqual(await keep('known-id'));
  });
});

describe('what the specification makes visible', () => {
  it.each<[string, Ask, string]>([
    [
      'verifyEmail',
      (email) => api.call('POST', '/public/reports/email-verification', { body: { emails: [email] } }),
      'message',
    ],
    [
      'findAssociatedEmail',
      (email) => api.call('GET', `/public/idassociations?id=${email === KNOWN ? 'known-id' : 'other-id'}`),
      'email',
    ],
  ])('AUTH-4 %s says it in the body alone: the same status, the same work', async (_, ask, says) => {
    const known = await seen(() => ask(KNOWN));
    const unknown = await seen(() => ask(NOBODY));
    expect({ ...unknown, length: '' }).toEqual({ ...known, length: '' });
    expect((await ask(KNOWN)).body?.[says]).not.toEqual((await ask(NOBODY)).body?.[says]);
  });
});
