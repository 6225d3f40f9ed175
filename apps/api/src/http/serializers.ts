import fastJsonStringify from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';

type Serialize = (value: unknown) => string;

/** What was compiled is kept, so that further servers of a process, as in specs, start sooner. */
const compiled = new WeakMap<object, Serialize>();

/** A schema is compiled at the first answer that needs it, as those of requests are. */
export function serializeByContract(app: FastifyInstance): void {
  app.setSerializerCompiler<object>(
    ({ schema }) =>
      (value: unknown) =>
        serializerOf(schema)(value),
  );
}

function serializerOf(schema: object): Serialize {
  const kept = compiled.get(schema);
  if (kept) return kept;
  const serialize: Serialize = fastJsonStringify(schema as fastJsonStringify.Schema);
  compiled.set(schema, serialize);
  return serialize;
}
