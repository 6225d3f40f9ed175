import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { atOnce } from '../../testing/at-once.ts';
import { peopleOfATeam, wireId, type PeopleOfATeam } from '../../testing/people-of-a-team.ts';

const api = await apiForSpecs();
let people: PeopleOfATeam;

beforeEach(async () => {
  people = await peopleOfATeam(api);
});

describe('removing', () => {
  it('TEAM-2 takes a member out of the team at once', async () => {
    expect((await remove(wireId(people.member))).status).toBe(204);
    expect((await api.call('GET', `/teams/${people.team}`, { as: people.member })).status).toBe(404);
    expect((await remove(wireId(people.member))).status).toBe(404);
  });

  it('TEAM-2 leaves the owner where they are', async () => {
    const { status, body } = await remove(wireId(people.owner));
    expect([status, body['code']]).toEqual([409, 'owner-stays']);
    expect(await rolesIn(people.team)).toHaveProperty(people.owner.id);
  });

  it('TEAM-4 withdraws an invite by its id on the roster', async () => {
    const id = await invite(people.team, 'mia@example.com');
    expect((await remove(id)).status).toBe(204);
    expect((await remove(id)).status).toBe(404);
  });

  it('TEAM-2 finds no invite of another team', async () => {
    expect((await remove(await invite(people.otherTeam, 'mia@example.com'))).status).toBe(404);
    expect((await remove(randomUUID())).status).toBe(404);
    expect((await remove('nonsense')).status).toBe(404);
  });
});

describe('changing a role', () => {
  it('TEAM-2 of a member and of who is invited', async () => {
    const { body } = await changeRole(wireId(people.member), 'viewer');
    expect(body).toEqual({ id: wireId(people.member), role: 'viewer' });
    expect((await rolesIn(people.team))[people.member.id]).toBe('viewer');
    const id = await invite(people.team, 'mia@example.com');
    expect((await changeRole(id, 'admin')).body).toEqual({ id, role: 'admin' });
  });

  it('TEAM-2 not of the owner, and to no role that is not', async () => {
    const { status, body } = await changeRole(wireId(people.owner), 'viewer');
    expect([status, body['code']]).toEqual([409, 'owner-keeps-role']);
    expect((await changeRole(wireId(people.member), 'owner')).status).toBe(400);
  });
});

describe('changing the owner', () => {
  it('TEAM-2 hands the team to a member', async () => {
    const { body } = await changeOwner(people.owner, people.viewer);
    expect(body).toEqual({ admin_id: wireId(people.viewer) });
    expect(await ownerOf(people.team)).toBe(people.viewer.id);
  });

  it('TEAM-2 not to the current owner', async () => {
    const { status, body } = await changeOwner(people.owner, people.owner);
    expect([status, body['code']]).toEqual([409, 'already-owner']);
  });

  it('TEAM-2 happens once when it is asked for twenty times at once', async () => {
    const heirs = [people.admin, people.member, people.viewer];
    const answers = await atOnce(
      api,
      ['select 1 from teams where id = $1 for update', people.team],
      Array.from(
        { length: 20 },
        (_, index) => () => changeOwner(people.owner, heirs[index % 3] ?? people.admin),
      ),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]));
    expect(`us-east-1:${await ownerOf(people.team)}`).toBe(won[0]?.body['admin_id']);
  });

  it('TEAM-2 and removing the heir at once leaves a team whose owner is a member', async () => {
    for (let round = 0; round < 10; round += 1) {
      const of = await peopleOfATeam(api);
      const [given, removed] = await atOnce(
        api,
        ['select 1 from team_members where person_id = $1 for update', of.admin.id],
        [
          () => changeOwner(of.owner, of.admin),
          () =>
            api.call('DELETE', `/teams/${of.team}/members?member_id=${wireId(of.admin)}`, { as: of.owner }),
        ],
      );
      if (!given || !removed) throw new Error('two calls were made');
      expect([200, 404, 409]).toContain(given.status);
      expect([204, 403, 409]).toContain(removed.status);
      expect(given.status === 200 && removed.status === 204).toBe(false);
      expect(await rolesIn(of.team)).toHaveProperty((await ownerOf(of.team)) ?? 'nobody');
    }
  });
});

function remove(id: string) {
  return api.call('DELETE', `/teams/${people.team}/members?member_id=${id}`, { as: people.owner });
}

function changeRole(id: string, newRole: string) {
  return api.call('POST', `/members/${id}/changerole`, { as: people.owner, body: { newRole } });
}

function changeOwner(as: Person, heir: Person) {
  return api.call('POST', '/members/changeowner', { as, body: { newAdminId: wireId(heir) } });
}

async function invite(team: string, email: string): Promise<string> {
  const { rows } = await api.sql.query<{ id: string }>(
    `insert into team_invites (team_id, email, role) values ($1, $2, 'member') returning id`,
    [team, email],
  );
  return rows[0]?.id ?? '';
}

async function rolesIn(team: string): Promise<Record<string, string>> {
  const { rows } = await api.sql.query<{ person_id: string; role: string }>(
    'select person_id, role from team_members where team_id = $1',
    [team],
  );
  return Object.fromEntries(rows.map(({ person_id, role }) => [person_id, role]));
}

async function ownerOf(team: string): Promise<string | undefined> {
  const { rows } = await api.sql.query<{ admin_id: string }>('select admin_id from teams where id = $1', [
    team,
  ]);
  return rows[0]?.admin_id;
}
