import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';

export type Schema = { readonly [keyword: string]: unknown };

const ajv = addFormats.default(new Ajv({ strict: false }));
const fits = new Map<Schema, (value: unknown) => boolean>();

/** Whether a value is what the schema says. */
export function fitsSchema(schema: Schema, value: unknown): boolean {
  const check = fits.get(schema) ?? ajv.compile(schema);
  fits.set(schema, check as (value: unknown) => boolean);
  return check(value) === true;
}

/** Any value that a schema of the contract takes: long and short, in any script, with signs that nobody expects. */
export function fittingSchema(schema: Schema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema['const']);
  const choices = schema['enum'];
  if (Array.isArray(choices)) return fc.constantFrom(...(choices as unknown[]));
  const alternatives = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(alternatives)) return fc.oneof(...(alternatives as Schema[]).map(fittingSchema));
  const types = [schema['type']].flat() as (string | undefined)[];
  return fc.oneof(...types.map((type) => fittingType(type, schema)));
}

function fittingType(type: string | undefined, schema: Schema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'object':
      return fittingObject(schema);
    case 'array':
      return fc.array(fittingSchema((schema['items'] ?? {}) as Schema), {
        minLength: Number(schema['minItems'] ?? 0),
        maxLength: Math.min(Number(schema['maxItems'] ?? 4), 4),
      });
    case 'string':
      return fittingText(schema);
    case 'integer':
      return fc.integer(between(schema, 1_000_000));
    case 'number':
      return fc.double({ ...between(schema, 1e9), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function fittingObject(schema: Schema): fc.Arbitrary<Record<string, unknown>> {
  const properties = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Schema>>);
  const required = (schema['required'] ?? []) as string[];
  const known = fc.record(
    Object.fromEntries(properties.map(([name, inner]) => [name, fittingSchema(inner)])),
    { requiredKeys: required },
  );
  const further = schema['additionalProperties'] ?? true;
  if (further === false || properties.length > 0) return known;
  const names = fittingText((schema['propertyNames'] ?? { type: 'string', minLength: 1 }) as Schema);
  const values = further === true ? fc.jsonValue({ maxDepth: 1 }) : fittingSchema(further as Schema);
  const size = { maxKeys: Math.min(Number(schema['maxProperties'] ?? 5), 5), noNullPrototype: true };
  return fc.dictionary(names, values, size).filter((made) => fitsSchema(schema, made));
}

const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date: fc.date({ noInvalidDate: true }).map((day) => day.toISOString().slice(-24).slice(0, 10)),
  'date-time': fc
    .date({ min: new Date(0), noInvalidDate: true, max: new Date('9999-12-31') })
    .map((at) => at.toISOString()),
  email: fc.emailAddress(),
  uri: fc.webUrl(),
  uuid: fc.uuid(),
};

function fittingText(schema: Schema): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 60 } = schema as { minLength?: number; maxLength?: number };
  const size = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) };
  const format = FORMATS[String(schema['format'])];
  const pattern = schema['pattern'];
  if (format) return format.filter((text) => fitsSchema(schema, text));
  if (typeof pattern === 'string') {
    return fc.stringMatching(new RegExp(pattern, 'u')).filter((text) => fitsSchema(schema, text));
  }
  const whatever = [fc.string(size), fc.string({ ...size, unit: 'binary' })];
  // Where any text will do, one that means something is tried as well.
  const shown = (Array.isArray(schema['examples']) ? (schema['examples'] as string[]) : []).concat(
    '2026-03-02',
  );
  return fc.oneof(...whatever, fc.constantFrom(...shown)).filter((text) => fitsSchema(schema, text));
}

function between(schema: Schema, most: number): { min: number; max: number } {
  const { minimum = -most, maximum = Math.max(most, Number(schema['minimum'] ?? 0)) } = schema as {
    minimum?: number;
    maximum?: number;
  };
  return { min: minimum, max: maximum };
}
