import * as z from 'zod/mini';
import { invalidRequest, type StripeFailure } from './stripe-failure.ts';

/** Parameters arrive as text, from a form or a query. */
export const whole = z.pipe(z.string().check(z.regex(/^-?\d{1,12}$/)), z.transform(Number));
export const yesOrNo = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
);
export const text = z.string().check(z.minLength(1), z.maxLength(5_000));
/** A field is cleared by empty text. */
export const clearable = z.pipe(
  z.string().check(z.maxLength(5_000)),
  z.transform((given) => (given === '' ? null : given)),
);
export const metadata = z.union([
  z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500))),
  z.literal(''),
]);

export const expand = z.optional(z.array(z.string()));
export const page = {
  expand,
  limit: z.optional(z.pipe(whole, z.number().check(z.gte(1), z.lte(100)))),
  starting_after: z.optional(text),
  ending_before: z.optional(text),
};

/** Throws the error that Stripe answers to an unknown, missing or wrong parameter. */
export function readParameters<Schema extends z.ZodMiniType>(
  schema: Schema,
  given: unknown,
): z.output<Schema> {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw failureOf(issue as z.core.$ZodIssue);
}

function failureOf(issue: z.core.$ZodIssue): StripeFailure {
  if (issue.code === 'unrecognized_keys') {
    const param = named([...issue.path, issue.keys[0] ?? '']);
    return invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = named(issue.path);
  if (issue.code === 'invalid_type' && issue.input === undefined) {
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  return invalidRequest(`Invalid ${param}`, { param });
}

/** `card[exp_month]` */
function named([first = '', ...rest]: readonly PropertyKey[]): string {
  return `${String(first)}${rest.map((key) => `[${String(key)}]`).join('')}`;
}

/** Metadata is merged: a key that is given empty is removed, and empty text removes all. */
export function mergedMetadata(
  kept: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string>> | '' | undefined,
): Record<string, string> {
  if (given === '') return {};
  return Object.fromEntries(Object.entries({ ...kept, ...given }).filter(([, value]) => value !== ''));
}
