import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../problems/problem.ts';
import { aProject } from '../testing/a-project.ts';
import { apiForSpecs } from '../testing/api-for-specs.ts';
import type { Person } from '../testing/api-under-test.ts';
import { CallerDb } from './caller-db.ts';
import { callerChange, callerStatement, type CallerAccess } from './caller-statement.ts';
import type { ObjectKind } from './object-references.ts';

const api = await apiForSpecs();
let people: Record<'owner' | 'member' | 'stranger' | 'otherOwner' | 'newcomer' | 'admin' | 'unknown', Person>;
let team: string;
let otherTeam: string;

beforeAll(async () => {
  const [owner, member, stranger, otherOwner, admin] = await Promise.all(
    Array.from({ length: 5 }, () => api.person()),
  );
  const newcomer = await api.person({ acceptedTerms: false });
  if (!owner || !member || !stranger || !otherOwner || !admin) throw new Error('five people were made');
  people = { owner, member, stranger, otherOwner, newcomer, admin, unknown: { ...owner, id: randomUUID() } };
  await api.sql.query('update people set is_admin = true where id = $1', [admin.id]);
  team = await api.team(owner, [[member, 'member']]);
  otherTeam = await api.team(otherOwner, []);
});

beforeEach(() => api.sql.query('truncate feedback'));

const KEEP = callerChange(
  'keep',
  `insert into feedback (person_id, details) select caller.id, $2 from caller returning details`,
);

describe('who may run a statement', () => {
  it.each<[CallerAccess, Record<string, string>]>([
    [
      'signed-in',
      {
        owner: 'ok',
        member: 'ok',
        stranger: 'ok',
        newcomer: 'ok',
        admin: 'ok',
        unknown: 'signed-out',
      },
    ],
    [
      'terms-accepted',
      { owner: 'ok', stranger: 'ok', newcomer: 'terms-not-accepted', unknown: 'signed-out' },
    ],
    [
      'team-member',
      {
        owner: 'ok',
        member: 'ok',
        stranger: 'not-in-a-team',
        newcomer: 'terms-not-accepted',
        unknown: 'signed-out',
      },
    ],
    [
      'team-owner',
      {
        owner: 'ok',
        otherOwner: 'ok',
        member: 'not-team-owner',
        stranger: 'not-in-a-team',
        unknown: 'signed-out',
      },
    ],
    [
      'team-admin',
      {
        owner: 'ok',
        otherOwner: 'ok',
        member: 'not-team-admin',
        stranger: 'not-in-a-team',
        unknown: 'signed-out',
      },
    ],
    [
      'admin',
      {
        admin: 'ok',
        owner: 'not-an-administrator',
        newcomer: 'terms-not-accepted',
        unknown: 'signed-out',
      },
    ],
  ])('%s', async (access, expected) => {
    for (const [name, answer] of Object.entries(expected)) {
      const db = dbOf(name as keyof typeof people, access);
      expect([name, await outcome(db.rows(callerStatement('read', 'select 1 as one'), []))]).toEqual([
        name,
        answer,
      ]);
      expect([name, await outcome(db.rows(KEEP, [name]))]).toEqual([name, answer]);
      const { rowCount } = await api.sql.query('select 1 from feedback where details = $1', [name]);
      expect([name, rowCount]).toEqual([name, answer === 'ok' ? 1 : 0]);
    }
  });

  it('admits an authenticated caller without a profile, with an empty caller row', async () => {
    const db = dbOf('unknown', 'authenticated');
    expect(await db.rows(callerStatement('read', 'select caller.email'), [])).toEqual([]);
    expect(await db.rows(KEEP, ['nobody'])).toEqual([]);
  });
});

describe('what a caller may know of', () => {
  it.each<[ObjectKind, () => unknown, keyof typeof people, string]>([
    ['self', () => people.member.id, 'member', 'ok'],
    ['self', () => `us-east-1:${people.member.id}`, 'member', 'ok'],
    ['self', () => people.owner.id, 'member', 'not-found'],
    ['teammate', () => people.owner.id, 'member', 'ok'],
    ['teammate', () => people.stranger.id, 'stranger', 'ok'],
    ['teammate', () => people.otherOwner.id, 'member', 'not-found'],
    ['teammate', () => people.owner.id, 'stranger', 'not-found'],
    ['teammate', () => randomUUID(), 'member', 'not-found'],
    ['team', () => team, 'member', 'ok'],
    ['team', () => otherTeam, 'member', 'not-found'],
    ['team', () => team, 'stranger', 'not-found'],
    ['team', () => randomUUID(), 'member', 'not-found'],
    ['team', () => 'no id at all', 'member', 'not-found'],
    ['team', () => undefined, 'stranger', 'ok'],
    ['project', () => aProject(api, people.owner), 'member', 'ok'],
    ['project', () => aProject(api, people.owner), 'stranger', 'not-found'],
    ['project', () => '999999999', 'owner', 'not-found'],
    ['project', () => '1; drop table people', 'owner', 'not-found'],
    ['own-project', () => aProject(api, people.owner), 'owner', 'ok'],
    ['own-project', () => aProject(api, people.owner), 'member', 'not-found'],
  ])('%s, %s, of %s: %s', async (kind, makeValue, who, expected) => {
    const value = await makeValue();
    const db = dbOf(who, 'terms-accepted', [{ kind, value }]);
    expect(await outcome(db.rows(callerStatement('read', 'select 1 as one'), []))).toBe(expected);
    expect(await outcome(db.rows(KEEP, ['seen']))).toBe(expected);
    const { rowCount } = await api.sql.query('select 1 from feedback');
    expect(rowCount).toBe(expected === 'ok' ? 1 : 0);
  });

  it('is found out before what they may do there', async () => {
    const elsewhere = dbOf('member', 'team-owner', [{ kind: 'team', value: otherTeam }]);
    expect(await outcome(elsewhere.rows(KEEP, ['x']))).toBe('not-found');
    const here = dbOf('member', 'team-owner', [{ kind: 'team', value: team }]);
    expect(await outcome(here.rows(KEEP, ['x']))).toBe('not-team-owner');
  });
});

describe('a change', () => {
  it('of several steps is one round trip, and all or nothing', async () => {
    const twice = callerChange(
      'twice',
      {
        first: `insert into feedback (person_id, details) select caller.id, $2 from caller returning id`,
        second: `insert into feedback (person_id, details, source) select caller.id, $3, first.id::text from caller, first returning id`,
      },
      `select (select count(*)::int from first) + (select count(*)::int from second) as made`,
    );
    const before = api.api.database.trips;
    expect(await dbOf('owner', 'terms-accepted').rows(twice, ['a', 'b'])).toMatchObject([{ made: 2 }]);
    expect(api.api.database.trips - before).toBe(1);
    await expect(dbOf('owner', 'terms-accepted').rows(twice, ['a', null])).rejects.toThrow('null value');
    expect((await api.sql.query('select 1 from feedback')).rowCount).toBe(2);
  });

  it('of a transaction is undone when it ends in a refusal', async () => {
    const attempt = dbOf('owner', 'terms-accepted').transaction(async (db) => {
      await db.rows(KEEP, ['undone']);
      throw new Refusal('not-found');
    });
    expect(await outcome(attempt)).toBe('not-found');
    expect((await api.sql.query('select 1 from feedback')).rowCount).toBe(0);
  });

  it('that the database refuses rejects with its error, also in a transaction', async () => {
    const db = dbOf('owner', 'terms-accepted');
    await expect(db.transaction((inside) => inside.rows(KEEP, [null]))).rejects.toThrow('null value');
    const before = api.api.database.trips;
    await db.check();
    expect(api.api.database.trips).toBe(before);
  });

  it('that is never made is refused all the same', async () => {
    expect(await outcome(dbOf('newcomer', 'terms-accepted').check())).toBe('terms-not-accepted');
    expect(await outcome(dbOf('unknown', 'signed-in').check())).toBe('signed-out');
    expect(await outcome(dbOf('owner', 'terms-accepted').check())).toBe('ok');
  });

  it('that does not ask who calls cannot be written', () => {
    expect(() => callerChange('careless', 'delete from feedback')).toThrow('whoever calls');
  });
});

function dbOf(
  who: keyof typeof people,
  access: CallerAccess,
  objects: readonly { readonly kind: ObjectKind; readonly value: unknown }[] = [],
): CallerDb {
  const operation = `${access}-${objects.map(({ kind }) => kind).join('-')}`;
  return new CallerDb(api.api.database, { id: people[who].id }, { operation, access, objects });
}

async function outcome(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => 'ok',
    (error: unknown) => {
      if (error instanceof Refusal) return error.problem.problem;
      throw error;
    },
  );
}
