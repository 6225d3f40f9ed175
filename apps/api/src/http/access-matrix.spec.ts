/**
 * Every operation × every actor × everything it can name, generated from the operation table: a new operation is covered
 * automatically. Refusals must have the right code, look alike for absent and forbidden objects, and change nothing.
 */
import { operationTable } from '@ridgeline/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ObjectKind } from '../db/object-references.ts';
import {
  ACTORS,
  keyOf,
  supportKeyOf,
  namedBy,
  NOBODY,
  resetWorld,
  tablesOfTheWorld,
  type Actor,
  type Named,
} from '../testing/access-world.ts';
import { ApiUnderTest } from '../testing/api-under-test.ts';
import { sampleRequest } from '../testing/sample-request.ts';
import type { OperationId } from './operations.ts';

type Cell = {
  readonly actor: Actor;
  readonly objects: Readonly<Record<string, Named>>;
  readonly expected: string;
};
type Answered = { readonly status: number; readonly code: string | null; readonly document: unknown };

/** The operations that each kind of key may call (`x-api-key`). */
const KEYS: ReadonlyMap<Actor['token'], string> = new Map([
  ['api-key', 'reads'],
  ['support-key', 'support'],
]);

const RIGHTS = new Set([
  'signed-out',
  'terms-not-accepted',
  'not-an-administrator',
  'not-in-a-team',
  'not-team-owner',
  'not-team-admin',
  'not-in-plan',
  'viewer-reads-only',
]);
let api: ApiUnderTest;
let tables: string[];
let cells = 0;
const credentials = new Map<Actor, Record<string, string>>();

beforeAll(async () => {
  api = await ApiUnderTest.start();
  tables = await tablesOfTheWorld(api.sql);
  await reset();
});

afterAll(async () => {
  await api.stop();
  process.stdout.write(`access matrix: ${cells} cells of ${Object.keys(operationTable).length} operations\n`);
});

describe('who may call what', () => {
  it.each(Object.keys(operationTable) as OperationId[])('TEAM-1 API-1 %s', async (id) => {
    const all = cellsOf(id);
    const refused = all.filter(({ expected }) => expected !== 'let through');
    const before = await contents();
    // All at once, and each of those that may change something alone in its world.
    const refusals = await Promise.all(refused.map((cell) => answerTo(id, cell)));
    const told = refused.map((cell, index) => [described(cell), refusals[index]?.code]);
    expect(told).toEqual(refused.map((cell) => [described(cell), cell.expected]));
    const notFound = new Set(
      refusals
        .filter(({ code }) => code === 'not-found')
        .map(({ status, document }) => JSON.stringify([status, document])),
    );
    expect(notFound.size, 'absent and forbidden look alike').toBeLessThanOrEqual(1);
    expect(changedIn(await contents(), before), 'a refusal changes nothing').toEqual([]);

    for (const cell of all.filter(({ expected }) => expected === 'let through')) {
      const { status, code } = await answerTo(id, cell);
      expect([described(cell), status < 500, code !== null && RIGHTS.has(code)]).toEqual([
        described(cell),
        true,
        false,
      ]);
      if (operationTable[id].idempotency !== 'safe') await reset();
    }
    cells += all.length;
  });
});

function cellsOf(id: OperationId): readonly Cell[] {
  return ACTORS.flatMap((actor) =>
    objectsFor(id, actor).map((objects) => ({ actor, objects, expected: expectedOf(id, actor, objects) })),
  );
}

/** For each object, each of its relations to the actor, while the other objects are the most accessible ones. */
function objectsFor(id: OperationId, { person }: Actor): readonly Readonly<Record<string, Named>>[] {
  const somebody = person ?? ACTORS.find(({ name }) => name === 'solo')?.person;
  if (!somebody) throw new Error('solo is somebody');
  const kinds = Object.entries<ObjectKind>(operationTable[id].object);
  const choices = kinds.map(([parameter, kind]) => [parameter, namedBy(somebody, kind)] as const);
  const best = Object.fromEntries(
    choices.flatMap(([parameter, all]) => {
      const choice = all.find(({ isSeen }) => isSeen) ?? all[0];
      return choice ? [[parameter, choice]] : [];
    }),
  );
  return choices.length === 0
    ? [{}]
    : choices.flatMap(([parameter, all]) => all.map((choice) => ({ ...best, [parameter]: choice })));
}

function expectedOf(id: OperationId, actor: Actor, objects: Cell['objects']): string {
  const { access, plan, apiKey, viewers } = operationTable[id] as Record<
    'access' | 'plan' | 'apiKey' | 'viewers',
    string
  >;
  const { person, token } = actor;
  if (access === 'anyone') return 'let through';
  if (token !== 'good' && apiKey !== KEYS.get(token)) return 'signed-out';
  if (token === 'api-key' && person?.hasPlan === false) return 'not-in-plan';
  if (person === null) return access === 'authenticated' ? 'let through' : 'signed-out';
  const needsMore = access !== 'authenticated' && access !== 'signed-in';
  if (needsMore && !person.acceptedTerms) return 'terms-not-accepted';
  if (access === 'admin' && !person.isAdmin) return 'not-an-administrator';
  if (Object.values(objects).some(({ isSeen }) => !isSeen)) return 'not-found';
  if (access.startsWith('team-') && person.team === null) return 'not-in-a-team';
  if (access === 'team-owner' && !person.ownsTeam) return 'not-team-owner';
  if (access === 'team-admin' && !person.managesPeople) return 'not-team-admin';
  if (viewers === 'refused' && actor.name === 'team viewer') return 'viewer-reads-only';
  if (plan !== 'none' && !person.hasPlan) return 'not-in-plan';
  return 'let through';
}

async function answerTo(id: OperationId, { actor, objects }: Cell): Promise<Answered> {
  const values = Object.fromEntries(
    Object.entries(objects).map(([parameter, { value }]) => [parameter, value]),
  );
  const { method, url, body } = sampleRequest(id, values);
  const response = await api.api.server.inject({
    method: method as 'GET',
    url: `/api${url}`,
    headers: credentialsOf(actor),
    ...(body !== undefined && { payload: body as object }),
  });
  const problem = response.headers['content-type'] === 'application/problem+json';
  const document = problem ? response.json<Record<string, unknown>>() : null;
  const code = document === null ? null : String(document['code']);
  return { status: response.statusCode, code, document: { ...document, requestId: '' } };
}

/** Signed once for each actor: signing takes as long as a call. */
function credentialsOf(actor: Actor): Record<string, string> {
  const kept = credentials.get(actor) ?? newCredentials(actor);
  credentials.set(actor, kept);
  return kept;
}

function newCredentials({ token, person }: Actor): Record<string, string> {
  const id = person?.id ?? NOBODY;
  const expired = { exp: Math.floor(Date.now() / 1000) - 1 };
  const bearer = (text: string) => ({ authorization: `Bearer ${text}` });
  if (token === 'none') return {};
  if (token === 'api-key') return person ? { 'x-api-key': keyOf(person) } : {};
  if (token === 'support-key') return person ? { 'x-api-key': supportKeyOf(person) } : {};
  if (token === 'bad') return bearer(api.issuer.token(id).slice(0, -4));
  return bearer(api.issuer.token(id, token === 'expired' ? expired : {}));
}

function described({ actor, objects }: Cell): string {
  const named = Object.entries(objects).map(([parameter, { relation }]) => `${parameter}: ${relation}`);
  return [actor.name, ...named].join(', ');
}

function reset(): Promise<void> {
  return resetWorld(api.sql, tables);
}

type Digest = { readonly name: string; readonly digest: string };

/** The tables that are not as they were. */
function changedIn(after: readonly Digest[], before: readonly Digest[]): readonly string[] {
  const were = new Map(before.map(({ name, digest }) => [name, digest]));
  return after.filter(({ name, digest }) => were.get(name) !== digest).map(({ name }) => name);
}

async function contents(): Promise<readonly Digest[]> {
  const digests = tables.map(
    (table) =>
      `select '${table}' as name, md5(coalesce(string_agg(line::text, '|' order by line::text), '')) as digest from "${table}" line`,
  );
  const { rows } = await api.sql.query<Digest>(digests.join(' union all '));
  return rows;
}
