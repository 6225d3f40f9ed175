/**
 * Random calls generated from the contract: valid ones, invalid ones, and malformed requests. No answer may be an
 * internal error, and each must match its schema.
 */
import { operationTable } from '@ridgeline/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ObjectKind } from '../db/object-references.ts';
import { operationSchemas, problemSchema } from '../http/operation-schemas.ts';
import type { OperationId } from '../http/operations.ts';
import { ACTORS, namedBy, resetWorld, tablesOfTheWorld, type Actor } from './access-world.ts';
import { ApiUnderTest } from './api-under-test.ts';
import { HOSTILE_BODIES, HOSTILE_VALUES } from './hostile-values.ts';
import { assembled, putObjects, schemasOf, type RequestParts } from './sample-request.ts';
import { validatorOf, valuesOf } from './schema-arbitrary.ts';

type Answered = { readonly statusCode: number; readonly headers: object; readonly body: string };
type Checked = {
  readonly body: Check | null;
  readonly answers: ReadonlyMap<number, Check>;
};
type Check = ReturnType<typeof validatorOf>;
type Somebody = NonNullable<Actor['person']>;

const CALLERS = ACTORS.filter(({ token, person }) => token === 'good' && person?.acceptedTerms);
const isProblem = validatorOf(problemSchema);
/** What stacks, statements and libraries would reveal of our internals. */
const INSIDES = /node_modules|\bat .+:\d+:\d+|syntax error at|violates|\bselect\b.+\bfrom\b|drizzle|\bpg\b/i;

export function fuzzTheContract(calls: number): void {
  let api: ApiUnderTest;
  let tables: string[];
  const reset = () => resetWorld(api.sql, tables);

  beforeAll(async () => {
    api = await ApiUnderTest.start();
    tables = await tablesOfTheWorld(api.sql);
  });
  afterAll(() => api.stop());

  describe.each(Object.keys(operationTable) as OperationId[])('API-1 %s', (id) => {
    const checked = checkedBy(id);
    it(`answers what the contract takes`, async () => {
      await reset();
      const requests = fc.tuple(fc.constantFrom(...CALLERS), requestsOf(id), fc.boolean(), fc.nat(9));
      const property = fc.asyncProperty(requests, async ([actor, parts, namesItsOwn, choice]) => {
        if (namesItsOwn) putObjects(id, parts, objectsOf(id, actor, choice));
        expectSound(checked, await send(api, id, actor, assembled(id, parts)));
      });
      await fc.assert(property, { numRuns: calls });
    });

    it('refuses what the contract does not take', async () => {
      await reset();
      const requests = fc.tuple(fc.constantFrom(...CALLERS), requestsOf(id), placeAndValue());
      const property = fc.asyncProperty(requests, async ([actor, parts, hostile]) => {
        const spoiled = spoil(parts, hostile);
        const answer = await send(api, id, actor, assembled(id, spoiled));
        expectSound(checked, answer);
        if (checked.body && checked.body(jsonOf(spoiled.body)) !== null) {
          expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400);
        }
      });
      await fc.assert(property, { numRuns: calls });
    });

    if (checked.body === null) return;
    it('survives what is no request', async () => {
      const [actor] = CALLERS;
      const parts = fc.sample(requestsOf(id), 1)[0];
      if (!actor || !parts) throw new Error('somebody calls');
      for (const payload of HOSTILE_BODIES) {
        expectSound(checked, await send(api, id, actor, { ...assembled(id, parts), body: payload }, true));
      }
    });
  });
}

function checkedBy(id: OperationId): Checked {
  const { body } = schemasOf(id);
  const { response } = operationSchemas(id) as {
    response: Readonly<Record<string, Record<string, unknown>>>;
  };
  const answers = Object.entries(response).map(
    ([status, schema]) => [Number(status), validatorOf(schema)] as const,
  );
  return { body: body ? validatorOf(body) : null, answers: new Map(answers) };
}

function requestsOf(id: OperationId): fc.Arbitrary<RequestParts> {
  const { params, querystring, body } = schemasOf(id);
  return fc.record({
    params: valuesOf(params),
    query: valuesOf(querystring),
    body: body ? valuesOf(body) : fc.constant(undefined),
  }) as fc.Arbitrary<RequestParts>;
}

/** Half of the calls name existing objects, so that they pass the check of rights. */
function objectsOf(id: OperationId, { person }: Actor, choice: number): Record<string, unknown> {
  const kinds = Object.entries<ObjectKind>(operationTable[id].object);
  return Object.fromEntries(
    kinds.map(([parameter, kind]) => {
      const all = namedBy(person as Somebody, kind);
      return [parameter, all[choice % all.length]?.value];
    }),
  );
}

type Hostile = {
  readonly place: number;
  readonly value: unknown;
  readonly how: 'replace' | 'add' | 'leave-out';
};

function placeAndValue(): fc.Arbitrary<Hostile> {
  return fc.record({
    place: fc.nat(1_000),
    value: fc.oneof(fc.constantFrom(...HOSTILE_VALUES), fc.jsonValue({ maxDepth: 2 })),
    how: fc.constantFrom('replace', 'add', 'leave-out'),
  });
}

/** Makes one random field of the request invalid. */
function spoil(parts: RequestParts, { place, value, how }: Hostile): RequestParts {
  const spoiled = structuredClone(parts);
  const isRecord = typeof spoiled.body === 'object' && spoiled.body !== null;
  const body = (isRecord ? spoiled.body : {}) as Record<string, unknown>;
  const fields = [spoiled.params, spoiled.query, body].flatMap((record) =>
    Object.keys(record).map((name) => [record, name] as const),
  );
  const [record, name] = fields[place % Math.max(1, fields.length)] ?? [spoiled.query, 'unknown'];
  if (how === 'leave-out' && record !== spoiled.params) delete record[name];
  else if (how === 'add' && place % 2) body[`x${place}`] = value;
  else if (how === 'add') spoiled.query[`x${place}`] = asText(value);
  else record[name] = record === body ? value : asText(value);
  return spoiled;
}

/** The value as text for a URL. */
function asText(value: unknown): string {
  const text = Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString();
  // These would be the path of another operation.
  return /^[.]{0,2}$/.test(text) ? '…' : text;
}

async function send(
  api: ApiUnderTest,
  id: OperationId,
  { person }: Actor,
  { method, url, body }: { readonly method: string; readonly url: string; readonly body: unknown },
  isRaw = false,
): Promise<Answered> {
  const { access } = operationTable[id];
  return api.api.server.inject({
    method: method as 'POST',
    url: `/api${url}`,
    headers: {
      ...(access !== 'anyone' && person && { authorization: `Bearer ${api.issuer.token(person.id)}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: isRaw ? (body as string) : (JSON.stringify(body) ?? '') }),
  });
}

function expectSound({ answers }: Checked, { statusCode, headers, body }: Answered): void {
  expect(statusCode, body).toBeLessThan(500);
  const type = String(Object(headers)['content-type'] ?? '');
  if (statusCode >= 400) {
    expect(type).toMatch('application/problem+json');
    expect(isProblem(JSON.parse(body))).toBeNull();
    expect(body).not.toMatch(INSIDES);
  } else if (type.startsWith('application/json')) {
    expect(answers.get(statusCode)?.(JSON.parse(body)) ?? null, body.slice(0, 500)).toBeNull();
  }
}

function jsonOf(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
