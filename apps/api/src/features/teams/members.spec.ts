import { randomUUID } from 'node:crypto';
import { RESTORABLE_FOR } from '@ridgeline/core/teams';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProject } from '../../testing/a-project.ts';
import { fillAllSeatsButOne } from '../../testing/fill-seats.ts';
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

describe('undoing a removal', () => {
  it('TEAM-2.4 brings a member back with their role, their day and their projects, and tells nobody that they joined', async () => {
    const joined = new Date('2026-01-05T10:00:00Z');
    await api.sql.query(`update team_members set joined_at = $2, role = 'viewer' where person_id = $1`, [
      people.member.id,
      joined,
    ]);
    const number = await aProject(api, people.member);
    await hearOf(people.team);
    await remove(wireId(people.member));
    expect((await restore(people.member)).status).toBe(204);
    const { rows } = await api.sql.query(
      `select member.role, member.joined_at, project.team_id, (select count(*)::int from webhook_deliveries
         where event = 'member.joined') as told
       from team_members member, projects project where member.person_id = $1 and project.report_number = $2`,
      [people.member.id, number],
    );
    expect(rows).toEqual([{ role: 'viewer', joined_at: joined, team_id: people.team, told: 0 }]);
    expect((await restore(people.member)).status).toBe(404);
  });

  it('TEAM-2.2 TEAM-2.4 leaves who was an admin to the owner, and everybody to those who manage people', async () => {
    await remove(wireId(people.member));
    expect(await restore(people.member, people.viewer)).toMatchObject({ body: { code: 'not-team-admin' } });
    expect((await restore(people.member, people.otherOwner)).status).toBe(404);
    expect((await restore(people.member, people.nobody)).status).toBe(404);
    expect((await restore(people.member, people.admin)).status).toBe(204);
    await changeRole(wireId(people.member), 'admin');
    await remove(wireId(people.member));
    expect(await restore(people.member, people.admin)).toMatchObject({
      status: 403,
      body: { code: 'admins-by-owner' },
    });
    expect((await restore(people.member)).status).toBe(204);
  });

  it('TEAM-2.4 ends after the hour that core says', async () => {
    const ago = (milliseconds: number) =>
      api.sql.query(
        `update former_members set removed_at = now() - make_interval(secs => $2) where person_id = $1`,
        [people.member.id, milliseconds / 1000],
      );
    await remove(wireId(people.member));
    await ago(RESTORABLE_FOR);
    expect(await restore(people.member)).toMatchObject({
      status: 409,
      body: { code: 'removed-too-long-ago' },
    });
    await ago(RESTORABLE_FOR - 60_000);
    expect((await restore(people.member)).status).toBe(204);
    await remove(wireId(people.member));
    await ago(RESTORABLE_FOR);
    await remove(wireId(people.viewer));
    const { rows } = await api.sql.query('select person_id from former_members where team_id = $1', [
      people.team,
    ]);
    expect(rows).toEqual([{ person_id: people.viewer.id }]);
  });

  it('TEAM-2.4 takes nobody out of another team', async () => {
    await remove(wireId(people.member));
    await api.sql.query(`insert into team_members (team_id, person_id, role) values ($1, $2, 'member')`, [
      people.otherTeam,
      people.member.id,
    ]);
    expect(await restore(people.member)).toMatchObject({
      status: 409,
      body: { code: 'member-in-another-team' },
    });
    expect((await api.call('GET', `/teams/${people.otherTeam}`, { as: people.member })).status).toBe(200);
  });

  it('TEAM-2.3 TEAM-2.4 gives the last seat once, of twenty who are brought back and invited at once', async () => {
    const gone = await Promise.all(Array.from({ length: 10 }, () => api.person()));
    await api.sql.query(
      `insert into former_members (team_id, person_id, role, joined_at) select $1, id, 'member', now() from unnest($2::uuid[]) id`,
      [people.team, gone.map(({ id }) => id)],
    );
    await fillAllSeatsButOne(api, people.team);
    const answers = await atOnce(
      api,
      ['select 1 from teams where id = $1 for update', people.team],
      gone.flatMap((person) => [
        () => restore(person),
        () =>
          api.call('POST', `/teams/${people.team}/members`, {
            as: people.admin,
            body: { emails: [`late-${person.id}@example.com`], role: 'member' },
          }),
      ]),
    );
    const back = answers.filter(({ status }) => status === 204);
    const invited = answers.filter(
      ({ status, body }) => status === 201 && Array.isArray(body['items']) && body['items'].length === 1,
    );
    expect(back.length + invited.length).toBe(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(10 - back.length);
    expect(new Set(refused.map(({ body }) => body['code']))).toEqual(new Set(['no-seat-left']));
  });

  it('TEAM-2.4 needs no seat beside the one that a new invite of theirs holds, and leaves the invite of others', async () => {
    await remove(wireId(people.member));
    await invite(people.team, people.member.email);
    await invite(people.team, 'mia@example.com');
    expect((await restore(people.member)).status).toBe(204);
    const { rows } = await api.sql.query('select email::text from team_invites where team_id = $1', [
      people.team,
    ]);
    expect(rows).toEqual([{ email: 'mia@example.com' }]);
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

function restore(person: Person, as = people.owner) {
  return api.call('POST', `/members/${wireId(person)}/restore`, { as });
}

/** An address of the team's that is told who joins. */
async function hearOf(team: string): Promise<void> {
  await api.sql.query(
    `insert into webhook_endpoints (team_id, address, events) values ($1, 'https://hooks.example.com/', '{member.joined}')`,
    [team],
  );
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
