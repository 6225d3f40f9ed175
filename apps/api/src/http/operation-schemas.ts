import contract from '@ridgeline/contract/openapi.json' with { type: 'json' };
import { operationTable } from '@ridgeline/contract';
import type { OperationId } from './operations.ts';

type Schema = { readonly [keyword: string]: unknown };
type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
};
type Content = {
  readonly content?: {
    readonly 'application/json'?: { readonly schema: Schema; readonly example?: unknown };
  };
};
type Operation = {
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
};
type Reference = { readonly $ref: string };

/** What was drawn from the bundle is kept: schemas of other operations, other servers of a process and specs use it again. */
const OPERATIONS = new Map<OperationId, Operation>();
const TARGETS = new Map<string, unknown>();

/**
 * The schemas that Fastify validates and serialises by. Values that the contract marks `x-kept-form` are serialised as
 * they are stored: choosing among their forms takes longer than the query, and the database checks them.
 */
export function routeSchemas(id: OperationId): Readonly<Record<string, unknown>> {
  const schemas = ROUTE_SCHEMAS.get(id) ?? madeSchemas(id);
  ROUTE_SCHEMAS.set(id, schemas);
  // A copy, since Fastify writes into it.
  return { ...schemas };
}

/** The same objects each time: what was compiled for a schema is found by its identity. */
const ROUTE_SCHEMAS = new Map<OperationId, Readonly<Record<string, unknown>>>();

function madeSchemas(id: OperationId): Readonly<Record<string, unknown>> {
  const { response, ...asked } = operationSchemas(id);
  return { ...asked, response: withoutKeptForms(response) };
}

function withoutKeptForms(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutKeptForms);
  if (schema === null || typeof schema !== 'object') return schema;
  if ('x-kept-form' in schema) return {};
  return Object.fromEntries(Object.entries(schema).map(([key, inner]) => [key, withoutKeptForms(inner)]));
}

/** The schemas of an operation, drawn from the bundle: the contract is the only place that says them. */
export function operationSchemas(id: OperationId): Readonly<Record<string, unknown>> {
  const operation = operationOf(id);
  const body = operation.requestBody?.content?.['application/json']?.schema;
  const headers = headersOf(operation);
  return {
    querystring: parameters(operation, 'query'),
    params: parameters(operation, 'path'),
    ...(headers && { headers }),
    ...(body && { body }),
    response: Object.fromEntries(
      Object.entries(operation.responses).flatMap(([status, response]) => {
        const schema = response.content?.['application/json']?.schema;
        return schema ? [[status, schema]] : [];
      }),
    ),
  };
}

/** The schema of every problem document. */
export const problemSchema = inlined(contract.components.schemas.Problem) as Schema;

/** The example body of the contract, if there is one. */
export function exampleBody(id: OperationId): unknown {
  return operationOf(id).requestBody?.content?.['application/json']?.example;
}

/** The example answers of the contract, by status. */
export function exampleAnswers(id: OperationId): ReadonlyMap<string, unknown> {
  return new Map(
    Object.entries(operationOf(id).responses).flatMap(([status, { content }]) => {
      const example = content?.['application/json']?.example;
      return example === undefined ? [] : [[status, example] as const];
    }),
  );
}

function operationOf(id: OperationId): Operation {
  const kept = OPERATIONS.get(id);
  if (kept) return kept;
  const { path, method } = operationTable[id];
  const item = (contract.paths as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[path];
  const operation = inlined(item?.[method]) as Operation;
  OPERATIONS.set(id, operation);
  return operation;
}

/** Null if no header is named: validating all headers of a browser takes time. */
function headersOf(operation: Operation): Schema | null {
  const named = parameters(operation, 'header');
  const isEmpty = Object.keys(named['properties'] as object).length === 0;
  return isEmpty ? null : { ...named, additionalProperties: true };
}

function parameters(operation: Operation, place: 'query' | 'path' | 'header'): Schema {
  const here = ((operation.parameters as readonly Parameter[] | undefined) ?? []).filter(
    ({ in: at }) => at === place,
  );
  return {
    type: 'object',
    additionalProperties: false,
    required: here.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(
      here.map(({ name, schema }) => [place === 'header' ? name.toLowerCase() : name, schema]),
    ),
  };
}

/** Replaces every `$ref` by its target, one object for all that name it. */
function inlined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inlined);
  if (value === null || typeof value !== 'object') return value;
  if ('$ref' in value) return targetOf((value as Reference).$ref);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inlined(inner)]));
}

function targetOf(reference: string): unknown {
  const kept = TARGETS.get(reference);
  if (kept !== undefined) return kept;
  const target = inlined(lookUp(reference));
  TARGETS.set(reference, target);
  return target;
}

function lookUp(reference: string): unknown {
  return reference
    .slice('#/'.length)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((at, part) => (at as Readonly<Record<string, unknown>>)[part], contract);
}
