import { operationTable } from '@ridgeline/contract';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { exampleBody, operationSchemas } from '../http/operation-schemas.ts';
import type { OperationId } from '../http/operations.ts';

type Schema = { readonly [keyword: string]: unknown };
type Fields = Record<string, unknown>;
export type SampleRequest = { readonly method: string; readonly url: string; readonly body: unknown };

const ajv = addFormats.default(new Ajv({ strict: false }));

/** Tried in turn for a text with a pattern or a format. */
const TEXTS = [
  'one',
  'co',
  '100001',
  '2026-03-02',
  '2026-03-02T15:20:00.000Z',
  'a@example.com',
  '3d1c7a52-8a54-4d6f-9f0e-0d3a9a1f4c11',
  'us-east-1:3d1c7a52-8a54-4d6f-9f0e-0d3a9a1f4c11',
  'https://example.com',
];

/** The parts of a request. */
export type RequestParts = { readonly params: Fields; readonly query: Fields; readonly body: unknown };
type Schemas = Readonly<Record<'params' | 'querystring' | 'body', Schema>>;

/**
 * A valid request generated from the contract: the body is its example, other values follow their schemas.
 * `objects` are put where the operation's `x-object` names them.
 */
export function sampleRequest(id: OperationId, objects: Readonly<Record<string, unknown>>): SampleRequest {
  const schemas = schemasOf(id);
  const parts = {
    params: sampleOf(schemas.params) as Fields,
    query: sampleOf(schemas.querystring) as Fields,
    body: schemas.body && structuredClone(exampleBody(id) ?? sampleOf(schemas.body)),
  };
  putObjects(id, parts, objects);
  return assembled(id, parts);
}

export function schemasOf(id: OperationId): Schemas {
  return operationSchemas(id) as Schemas;
}

/** Puts these objects into a request, where the operation's `x-object` names them. */
export function putObjects(
  id: OperationId,
  { params, query, body }: RequestParts,
  objects: Readonly<Record<string, unknown>>,
): void {
  const schemas = schemasOf(id);
  const places = [
    [params, schemas.params],
    [query, schemas.querystring],
    [body as Fields, schemas.body],
  ] as const;
  for (const [parameter, value] of Object.entries(objects)) {
    const path = parameter.split('.');
    const [place, schema] =
      places.find(([, { properties } = {}]) => Object.hasOwn(Object(properties), path[0] ?? '')) ?? [];
    if (!place) throw new Error(`${id}: x-object names ${parameter}, which no request of it has`);
    put(place, path, schema && schemaAt(schema, path)?.['type'] === 'array' ? [value] : value);
  }
}

export function assembled(id: OperationId, { params, query, body }: RequestParts): SampleRequest {
  const { method, path } = operationTable[id];
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  );
  return { method: method.toUpperCase(), url: search.size === 0 ? url : `${url}?${search}`, body };
}

function sampleOf(schema: Schema): unknown {
  if ('const' in schema) return schema['const'];
  const [shown] = [schema['enum'], schema['examples']].find(Array.isArray) ?? [];
  if (shown !== undefined) return shown;
  if ('default' in schema) return schema['default'];
  const [first] = [schema['anyOf'], schema['oneOf']].find(Array.isArray) ?? [];
  if (first !== undefined) return sampleOf(first as Schema);
  const [type] = [schema['type']].flat();
  if (type === 'object') return objectOf(schema);
  if (type === 'array') {
    const size = Number(schema['minItems'] ?? 0);
    return Array.from({ length: size }, () => sampleOf(schema['items'] as Schema));
  }
  if (type === 'integer' || type === 'number') return schema['minimum'] ?? 1;
  if (type === 'boolean') return true;
  if (type === 'null' || type === undefined) return null;
  const fits = ajv.compile(schema);
  const text = TEXTS.find((candidate) => fits(candidate));
  if (text === undefined) throw new Error(`no sample fits ${JSON.stringify(schema)}: give it an example`);
  return text;
}

function objectOf(schema: Schema): Fields {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, Schema>>;
  const required = (schema['required'] ?? []) as readonly string[];
  return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {})]));
}

function schemaAt(schema: Schema, path: readonly string[]): Schema | undefined {
  return path.reduce<Schema | undefined>((at, name) => {
    return (at?.['properties'] as Readonly<Record<string, Schema>> | undefined)?.[name];
  }, schema);
}

function put(place: Fields, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) place[name] = value;
  else put((place[name] ??= {}) as Fields, rest, value);
}
