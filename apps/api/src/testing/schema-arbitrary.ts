import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';

type Schema = { readonly [keyword: string]: unknown };
type Properties = Readonly<Record<string, Schema>>;

const ajv = addFormats.default(new Ajv({ strict: false }));
const LONGEST_TEXT = 300;
const LONGEST_LIST = 4;
const DEEPEST = 5;

/** Any value that a schema accepts: generated from its keywords, then filtered by the validator. */
export function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const fits = ajv.compile(schema);
  return drawn(schema, 0).filter((value) => fits(value));
}

export function validatorOf(schema: Schema): (value: unknown) => string | null {
  const fits = ajv.compile(schema);
  return (value) => (fits(value) ? null : ajv.errorsText(fits.errors));
}

function drawn(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const choices = [schema['anyOf'], schema['oneOf']].find(Array.isArray) as Schema[] | undefined;
  if (choices) return fc.oneof(...choices.map((choice) => drawn({ ...shared(schema), ...choice }, depth)));
  const types = [schema['type']].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, depth)));
}

/** The keywords beside `oneOf` or `anyOf`, such as properties of which one alternative requires some. */
function shared(schema: Schema): Schema {
  return Object.fromEntries(
    Object.entries(schema).filter(([keyword]) => keyword !== 'anyOf' && keyword !== 'oneOf'),
  );
}

function ofType(type: unknown, schema: Schema, depth: number): fc.Arbitrary<unknown> {
  switch (type) {
    case 'object':
      return objects(schema, depth);
    case 'array':
      return lists(schema, depth);
    case 'string':
      return texts(schema);
    case 'integer':
      return fc.oneof(fc.integer(range(schema)), ...edges(schema));
    case 'number':
      return fc.oneof(
        fc.double({ ...range(schema), noNaN: true }),
        fc.integer(range(schema)),
        ...edges(schema),
      );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return depth > DEEPEST ? fc.constant(null) : fc.jsonValue({ maxDepth: 2 });
  }
}

function objects(schema: Schema, depth: number): fc.Arbitrary<object> {
  const required = (schema['required'] ?? []) as string[];
  const properties = (schema['properties'] ?? {}) as Properties;
  const drawing = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, drawn(inner, depth + 1)]),
  );
  const known = fc.record(drawing, { requiredKeys: required.filter((name) => name in properties) });
  const others = schema['additionalProperties'];
  if (typeof others !== 'object' || others === null) return known;
  const pattern = (schema['propertyNames'] as Schema | undefined) ?? { type: 'string' };
  const names = texts(pattern) as fc.Arbitrary<string>;
  return fc
    .tuple(known, fc.dictionary(names, drawn(others as Schema, depth + 1), { maxKeys: LONGEST_LIST }))
    .map(([own, more]) => ({ ...more, ...own }));
}

function lists(schema: Schema, depth: number): fc.Arbitrary<unknown[]> {
  const minLength = Number(schema['minItems'] ?? 0);
  const maxLength = Math.max(minLength, Math.min(Number(schema['maxItems'] ?? LONGEST_LIST), LONGEST_LIST));
  const items = drawn((schema['items'] ?? {}) as Schema, depth + 1);
  return schema['uniqueItems'] === true
    ? fc.uniqueArray(items, { minLength, maxLength, comparator: 'SameValueZero' })
    : fc.array(items, { minLength, maxLength });
}

function texts(schema: Schema): fc.Arbitrary<string> {
  const shown = (schema['examples'] ?? []) as string[];
  const examples = shown.length > 0 ? [fc.constantFrom(...shown)] : [];
  return fc.oneof(...examples, freeText(schema));
}

function freeText({
  pattern,
  format,
  minLength = 0,
  maxLength = LONGEST_TEXT,
}: Schema): fc.Arbitrary<string> {
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern));
  const length = { minLength: Number(minLength), maxLength: Math.min(Number(maxLength), LONGEST_TEXT) };
  switch (format) {
    case 'date':
      return dates().map((date) => date.toISOString().slice(0, 10));
    case 'date-time':
      return dates().map((date) => date.toISOString());
    case 'uuid':
      return fc.uuid();
    case 'email':
      return fc.emailAddress();
    case 'uri':
      return fc.webUrl();
    default:
      return fc.oneof(fc.string(length), fc.string({ ...length, unit: 'binary' }));
  }
}

function dates(): fc.Arbitrary<Date> {
  const [min, max] = [new Date('0001-01-01'), new Date('9999-12-31')];
  return fc.date({ min, max, noInvalidDate: true });
}

function range({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }: Schema): {
  min: number;
  max: number;
} {
  const min = Number(minimum ?? (exclusiveMinimum === undefined ? -1e9 : Number(exclusiveMinimum) + 1));
  const max = Number(maximum ?? (exclusiveMaximum === undefined ? 1e9 : Number(exclusiveMaximum) - 1));
  return { min: Math.ceil(min), max: Math.floor(Math.max(min, max)) };
}

function edges(schema: Schema): fc.Arbitrary<number>[] {
  const { min, max } = range(schema);
  return [fc.constantFrom(min, max)];
}
