/**
 * Every operation, called with whatever its schemas take and with what they do not, generated from the operation
 * table: a new operation is covered without being named here. No call may break the API, each answer fits its schema,
 * and none tells a stack or SQL.
 */
import { operationTable } from '@ridgeline/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACTORS, namedBy, resetWorld, type Somebody } from '../testing/access-world.ts';
import { ApiUnderTest } from '../testing/api-under-test.ts';
import { fitsSchema, fittingSchema, type Schema } from '../testing/schema.arbitrary.ts';
import { operationSchemas, problemSchema } from './operation-schemas.ts';
import type { OperationId } from './operations.ts';

const RUNS = 200;
const WHOLE_PARTS = ['params', 'querystring', 'headers', 'body'] as const;
type Part = (typeof WHOLE_PARTS)[number];
type Request = { readonly [Name in Part]: unknown };
type Answered = { readonly status: number; readonly type: string; readonly text: string };
type Fields = Readonly<Record<string, unknown>>;

let api: ApiUnderTest;
let tables: string[];
let owner: Somebody;
const told = { calls: 0, done: 0 };

beforeAll(async () => {
  api = await ApiUnderTest.start();
  const { rows } = await api.sql.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
       and table_name not in ('configurations', 'products', 'product_prices', 'plans', 'add_ons')`,
  );
  tables = rows.map(({ name }) => name);
  const found = ACTORS.find(({ name }) => name === 'team owner')?.person;
  if (!found) throw new Error('a team has an owner');
  owner = found;
});

afterAll(async () => {
  await api.stop();
  process.stdout.write(`contract fuzz: ${told.calls} calls, ${told.done} of them done\n`);
});

const operations = Object.keys(operationTable) as OperationId[];

describe('whatever is asked', () => {
  it.each(operations)('API-1 %s answers within its schema', async (id) => {
    await reset();
    const valid = fc.tuple(validRequest(id), fc.boolean());
    await fc.assert(
      fc.asyncProperty(valid, async ([request, namesOwn]) => {
        expectFit(id, await answerTo(id, namesOwn ? withObjects(id, request) : request));
      }),
      { numRuns: RUNS },
    );
  });

  it.each(operations)('API-1 %s refuses what is not in its schema', async (id) => {
    await reset();
    await fc.assert(
      fc.asyncProperty(invalidRequest(id), async (request) => {
        const answered = await answerTo(id, withObjects(id, request));
        expectFit(id, answered);
        expect(answered.status).toBeGreaterThanOrEqual(400);
      }),
      { numRuns: RUNS },
    );
  });

  it.each(operations.filter((id) => schemasOf(id).body))(
    'API-1 %s survives bodies that are none',
    async (id) => {
      await reset();
      const { params, querystring } = firstOf(validRequest(id));
      for (const payload of MALFORMED) {
        const url = urlOf(id, { params, querystring });
        const answered = await inject(id, url, { 'content-type': 'application/json' }, payload);
        expectFit(id, answered);
      }
    },
  );
});

const DEEP = 10_000;
const MALFORMED: readonly (string | Buffer)[] = [
  '',
  '{',
  '{"text":"half',
  '[1,2',
  'null',
  '"text"',
  'nul\u0000l',
  '{"text":"\u0000"}',
  String.raw`{"text":"\ud800"}`,
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  '\uFEFF{}',
  '{"text":1,"text":2}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"amount":1e400}',
  `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  `{"text":"${'x'.repeat(2_000_000)}"}`,
];

function schemasOf(id: OperationId) {
  return operationSchemas(id) as Readonly<Partial<Record<Part, Schema>>> & {
    readonly response: Readonly<Record<string, Schema>>;
  };
}

function validRequest(id: OperationId): fc.Arbitrary<Request> {
  const schemas = schemasOf(id);
  const part = (name: Part) => {
    const schema = schemas[name];
    return schema ? fittingSchema(schema) : fc.constant(undefined);
  };
  return fc.record({
    params: part('params'),
    querystring: part('querystring'),
    headers: part('headers'),
    body: part('body'),
  });
}

/** One part of a good request is something else. */
function invalidRequest(id: OperationId): fc.Arbitrary<Request> {
  const schemas = schemasOf(id);
  const { body } = schemas;
  const spoiled = validRequest(id).chain((request) => {
    const unknown = fc
      .string({ minLength: 1, maxLength: 8 })
      .map((name) => ({ ...request, querystring: { ...Object(request.querystring), [`?${name}`]: 'x' } }));
    if (!body) return unknown;
    const others = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc
        .tuple(fc.constantFrom(...fieldsOf(body), 'other'), fc.jsonValue({ maxDepth: 1 }))
        .map(([name, value]) => ({ ...Object(request.body), [name]: value })),
    );
    const noBody = others
      .filter((made) => !fitsSchema(body, made))
      .map((made) => ({ ...request, body: made }));
    return fc.oneof(unknown, noBody);
  });
  return spoiled;
}

function fieldsOf(schema: Schema): string[] {
  const inner = [schema['anyOf'] ?? schema['oneOf'] ?? []].flat() as Schema[];
  return [...Object.keys(Object(schema['properties'])), ...inner.flatMap(fieldsOf)];
}

/** The same about objects that the caller may know of, so that it gets as far as it can. */
function withObjects(id: OperationId, request: Request): Request {
  const changed: Record<Part, unknown> = { ...request };
  for (const [parameter, kind] of Object.entries(operationTable[id].object)) {
    const value = namedBy(owner, kind).find(({ isSeen }) => isSeen)?.value;
    const place = (['params', 'querystring'] as const).find((part) =>
      Object.hasOwn(Object(schemasOf(id)[part]?.['properties']), parameter),
    );
    if (place && value !== undefined) changed[place] = { ...Object(changed[place]), [parameter]: value };
  }
  return changed;
}

async function answerTo(id: OperationId, request: Request): Promise<Answered> {
  const payload = request.body === undefined ? undefined : JSON.stringify(request.body);
  return inject(
    id,
    urlOf(id, request),
    {
      ...(request.headers as Record<string, string> | undefined),
      ...(payload !== undefined && { 'content-type': 'application/json' }),
    },
    payload,
  );
}

async function inject(
  id: OperationId,
  url: string,
  headers: Record<string, string>,
  payload: string | Buffer | undefined,
): Promise<Answered> {
  const response = await api.api.server.inject({
    method: operationTable[id].method.toUpperCase() as 'GET',
    url,
    headers: { ...asSent(headers), authorization: `Bearer ${token()}` },
    ...(payload !== undefined && { payload }),
  });
  told.calls += 1;
  if (response.statusCode < 300) told.done += 1;
  return {
    status: response.statusCode,
    type: String(response.headers['content-type'] ?? ''),
    text: response.body,
  };
}

/** Only what a header can hold. */
function asSent(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([, value]) => /^[\x21-\x7e][\x20-\x7e]*$/.test(value)),
  );
}

function urlOf(id: OperationId, { params, querystring }: Pick<Request, 'params' | 'querystring'>): string {
  const fields = Object(params) as Fields;
  const path = operationTable[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(fields[name])),
  );
  const search = new URLSearchParams(
    Object.entries(Object(querystring) as Fields).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  );
  return `/api${path}${search.size === 0 ? '' : `?${search}`}`;
}

function expectFit(id: OperationId, { status, type, text }: Answered): void {
  expect(status, text).toBeLessThan(500);
  if (status >= 400) {
    expect(type).toBe('application/problem+json');
    expect(fitsSchema(problemSchema, JSON.parse(text)), text).toBe(true);
    expect(text).not.toMatch(
      /\.ts:\d|node_modules|\b(?:select|insert|update|delete)\b.*\b(?:from|into|set)\b/i,
    );
    return;
  }
  const schema = schemasOf(id).response[status];
  if (schema) expect(fitsSchema(schema, JSON.parse(text)), text).toBe(true);
}

let known: string | undefined;

function token(): string {
  return (known ??= api.issuer.token(owner.id));
}

function firstOf(requests: fc.Arbitrary<Request>): Request {
  const [first] = fc.sample(requests, 1);
  if (!first) throw new Error('nothing was sampled');
  return first;
}

async function reset(): Promise<void> {
  await resetWorld(api.sql, tables, Buffer.alloc(32));
  await api.sql.query('update people set is_admin = true where id = $1', [owner.id]);
}
