import type { Profile } from '@ridgeline/contract';
import type { ColumnOf, RowOf } from '../../db/columns-of.ts';
import type { people } from '../../db/schema/people.ts';

/** Columns whose name and form are those of the wire. */
type SameOnWire = RowOf<typeof people, ColumnOf<typeof people> & keyof Profile>;

/**
 * The columns of `people` that a profile contains unchanged, each with its value where no profile exists yet. The row,
 * the read statement and the wire's form of a profile are derived from this list.
 */
export const PROFILE_FIELDS = {
  email: '',
  givenName: '',
  familyName: '',
  phone: null,
  phoneVerified: false,
  company: null,
  companyStreet: null,
  companyCity: null,
  companyState: null,
  companyZip: null,
  billingState: null,
  professionType: null,
  appleId: null,
  googleId: null,
  microsoftId: null,
} as const satisfies Partial<SameOnWire>;

type ProfileField = keyof typeof PROFILE_FIELDS;
export type ProfileFieldsRow = RowOf<typeof people, ProfileField>;

export const PROFILE_FIELD_NAMES = Object.keys(PROFILE_FIELDS) as readonly ProfileField[];

export function fieldsOnWire(person: ProfileFieldsRow): ProfileFieldsRow {
  return Object.fromEntries(PROFILE_FIELD_NAMES.map((name) => [name, person[name]])) as ProfileFieldsRow;
}
