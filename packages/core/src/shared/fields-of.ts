/**
 * The fields of unknown data, still to be validated; a non-object has none. For a few fields this does what a schema
 * would, and the first page need not fetch zod for them.
 */
export function fieldsOf<Name extends string>(input: unknown): { readonly [Field in Name]?: unknown } {
  return typeof input === 'object' && input !== null ? input : {};
}
