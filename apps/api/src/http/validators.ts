import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';

/** What stands in an address is text and is read as the type it is meant to be; a body says its own types. */
export function validateByContract(app: FastifyInstance): void {
  const settings = { removeAdditional: false, useDefaults: true, allErrors: false, strict: false } as const;
  const forAddresses = addFormats.default(new Ajv({ ...settings, coerceTypes: 'array' }));
  const forBodies = addFormats.default(new Ajv(settings));
  app.setValidatorCompiler<object>(({ schema, httpPart }): ValidateFunction =>
    (httpPart === 'body' ? forBodies : forAddresses).compile(schema),
  );
}
