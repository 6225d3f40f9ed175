import { fail, ok, type Result } from '../shared/result.ts';

export type PersonName = { readonly givenName: string; readonly familyName: string };

/** The fields that were left blank. */
export type PersonNameFailure = { readonly [Field in keyof PersonName]?: 'required-field' };

/** AUTH-11: given and family name are trimmed and required, but Apple may not provide them (`required: false`). */
export function parsePersonName(
  input: { readonly givenName?: unknown; readonly familyName?: unknown },
  { required = true }: { readonly required?: boolean } = {},
): Result<PersonName, PersonNameFailure> {
  const name = { givenName: trimmed(input.givenName), familyName: trimmed(input.familyName) };
  const failure: PersonNameFailure = {
    ...(name.givenName === '' && { givenName: 'required-field' }),
    ...(name.familyName === '' && { familyName: 'required-field' }),
  };
  return required && Object.keys(failure).length > 0 ? fail(failure) : ok(name);
}

export function fullName({ givenName, familyName }: PersonName): string {
  return `${givenName} ${familyName}`.trim();
}

function trimmed(input: unknown): string {
  return typeof input === 'string' ? input.trim() : '';
}
