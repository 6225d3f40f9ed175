import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';

/** Parameters in a URL are text and are converted to their type; a body must have the right types. */
export function validateByContract(app: FastifyInstance): void {
  const settings = { removeAdditional: false, useDefaults: true, allErrors: false, strict: false } as const;
  const forAddresses = addFormats.default(new Ajv({ ...settings, coerceTypes: 'array' }));
  const forBodies = addFormats.default(new Ajv(settings));
  app.setValidatorCompiler<object>(({ schema, httpPart }): ValidateFunction =>
    (httpPart === 'body' ? forBodies : forAddresses).compile(schema),
  );
}
