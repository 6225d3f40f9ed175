import type { Report } from '@ridgeline/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { aProject } from '../../testing/a-project.ts';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { peopleOfATeam, type PeopleOfATeam } from '../../testing/people-of-a-team.ts';

const api = await apiForSpecs();
let people: PeopleOfATeam;
let number: string;

beforeAll(async () => {
  people = await peopleOfATeam(api);
  number = await projectOf(people.member);
});

function projectOf(person: Person): Promise<string> {
  return aProject(api, person, {
    claimNumber: 'C-7',
    userFlags: { billed: true },
    content: { purchaseObject: { price: 9900 } },
  });
}

type Link = { readonly share: string; readonly path: string };
const share = async (as: Person) =>
  (await api.call<Link>('POST', `/codeReports/${number}/share`, { as })).body;
const shared = (of: string, token: string) => api.call<Report>('GET', `/public/reports/${of}?share=${token}`);

describe('the link of a report', () => {
  it('NAV-2 shows its content to everyone, and nothing about the people who work with it', async () => {
    const { share: token, path } = await share(people.member);
    expect(token).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(path).toBe(`/public/report/${number}?share=${token}`);
    const { status, body } = await shared(number, token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ reportNumber: number, claim_number: null });
    expect(JSON.stringify(body)).not.toMatch(/C-7|billed|9900/);
  });

  it('NAV-2 is the same for everyone in the team, until it is revoked', async () => {
    const { share: token } = await share(people.member);
    expect((await share(people.owner)).share).toBe(token);
    const unshare = () => api.call('DELETE', `/codeReports/${number}/share`, { as: people.member });
    expect([(await unshare()).status, (await unshare()).status]).toEqual([204, 204]);
    expect((await shared(number, token)).status).toBe(404);
    expect((await share(people.member)).share).not.toBe(token);
  });

  it('NAV-2.2 may end, which a code tells at every reading, and is then replaced by another', async () => {
    type Ending = Link & { readonly endsAt: string | null };
    const end = async (endsAt: string | null) =>
      (
        await api.call<Ending>('PUT', `/codeReports/${number}/share`, {
          as: people.member,
          body: { endsAt },
        })
      ).body;
    const again = async () => (await share(people.member)) as Ending;
    const [past, future] = ['2026-01-31T00:00:00.000Z', '2999-12-31T00:00:00.000Z'];
    const link = await end(future);
    expect(link.endsAt).toBe(future);
    expect(await again()).toEqual(link);
    expect((await shared(number, link.share)).status).toBe(200);
    expect((await end(null)).endsAt).toBeNull();

    expect(await end(past)).toMatchObject({ share: link.share, endsAt: past });
    expect(await shared(number, link.share)).toMatchObject({ status: 410, body: { code: 'link-over' } });
    expect((await shared(number, 'a'.repeat(22))).status).toBe(404);
    const another = await again();
    expect(another.endsAt).toBeNull();
    expect(another.share).not.toBe(link.share);
    expect((await shared(number, another.share)).status).toBe(200);
    expect((await shared(number, link.share)).status).toBe(404);
  });

  it('NAV-2 shows no other report, and is no guess away', async () => {
    const { share: token } = await share(people.member);
    const other = await projectOf(people.member);
    for (const [of, guess] of [
      [other, token],
      [number, 'a'.repeat(22)],
      ['999999999', token],
      ['abc', token],
    ] as const) {
      expect((await shared(of, guess)).status).toBe(404);
    }
    expect((await api.call('GET', `/public/reports/${number}`)).status).toBe(404);
  });
});

describe('the name of a report', () => {
  const name = (of: string, vanity_id: string, as: Person = people.member) =>
    api.call('PUT', `/codeReports/${of}/vanity`, { as, body: { vanity_id } });
  const find = (vanityId: string, as: Person) => api.call('GET', `/codeReports/go/${vanityId}`, { as });

  it('NAV-3 leads those to it who may see it, however it is written', async () => {
    expect((await name(number, 'Denver-City-Hall')).body).toEqual({
      reportNumber: number,
      vanity_id: 'Denver-City-Hall',
    });
    for (const who of ['member', 'viewer', 'owner'] as const) {
      expect((await find('denver-city-hall', people[who])).body['reportNumber']).toBe(number);
    }
    for (const who of ['otherOwner', 'nobody'] as const) {
      expect((await find('denver-city-hall', people[who])).status).toBe(404);
    }
    expect((await find('nothing-so-called', people.member)).status).toBe(404);
  });

  it('NAV-3 is one report’s, and may be another later', async () => {
    const other = await projectOf(people.member);
    await name(number, 'first-name');
    expect(await name(other, 'FIRST-NAME')).toMatchObject({ status: 409, body: { code: 'vanity-id-taken' } });
    await name(number, 'second-name');
    expect((await find('first-name', people.member)).status).toBe(404);
    expect((await name(other, 'first-name')).status).toBe(200);
  });

  it.each(['ab', '-abc', 'a b c', 'a/b/c', 'x'.repeat(65)])('NAV-3 is not %s', async (vanityId) => {
    expect((await name(number, vanityId)).status).toBe(400);
  });
});
