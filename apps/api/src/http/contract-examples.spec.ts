import { operationTable } from '@ridgeline/contract';
import { describe, expect, it } from 'vitest';
import { validatorOf } from '../testing/schema-arbitrary.ts';
import { exampleAnswers, exampleBody, operationSchemas } from './operation-schemas.ts';
import type { OperationId } from './operations.ts';

type Schema = { readonly [keyword: string]: unknown };

describe('the contract shows', () => {
  it.each(Object.keys(operationTable) as OperationId[])('API-1 what %s is asked and answers', (id) => {
    const { body, response } = operationSchemas(id) as { body?: Schema; response: Record<string, Schema> };
    if (body) expectShown(body, exampleBody(id), 'its body');
    const answers = Object.entries(response).filter(([status]) => status.startsWith('2'));
    for (const [status, schema] of answers) expectShown(schema, exampleAnswers(id).get(status), status);
  });
});

function expectShown(schema: Schema, beside: unknown, what: string): void {
  const example = beside ?? exampleOf(schema);
  expect(example, `${what} has no example`).toBeDefined();
  expect(validatorOf(schema)(example), what).toBeNull();
}

/** The schema's own example, or one made from the examples of its fields. */
function exampleOf(schema: Schema): unknown {
  const [shown] = [schema['examples'], schema['enum']].find(Array.isArray) ?? [];
  if (shown !== undefined || schema['type'] !== 'object') return shown;
  const fields = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  const examples = fields.map(([name, field]) => [name, exampleOf(field)] as const);
  return examples.some(([, example]) => example === undefined) ? undefined : Object.fromEntries(examples);
}
