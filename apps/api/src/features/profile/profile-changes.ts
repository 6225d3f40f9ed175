import type { ProfileChanges } from '@ridgeline/contract';
import { parseOptionalPhone } from '@ridgeline/core/profile';
import { parseUsState, parseZipCode } from '@ridgeline/core/shared';
import { Refusal } from '../../problems/problem.ts';

type Changeable = Exclude<keyof ProfileChanges, 'name' | 'flag_team_notification_seen'>;
/** The value to store for the value that was sent in `field`. */
type Parse<Sent> = (sent: Sent, field: string) => string | null;

/** The columns that the owner of a profile may change. A field of the contract without an entry does not compile. */
const PARSE: {
  readonly [Field in Changeable]: Parse<Exclude<ProfileChanges[Field], undefined>>;
} = {
  givenName: (text) => text.trim(),
  familyName: (text) => text.trim(),
  phone: phoneFrom,
  professionType: textFrom,
  company: textFrom,
  companyStreet: textFrom,
  companyCity: textFrom,
  companyState: stateFrom,
  companyZip: zipFrom,
  billingState: stateFrom,
};

export const CHANGEABLE_FIELDS = Object.keys(PARSE) as readonly Changeable[];

/** By column: a missing one is not changed, one that is null is emptied. */
export type PersonChanges = { readonly [Field in Changeable]?: string | null } & {
  readonly teamNotificationSeen?: true;
  readonly acceptedTos?: true;
};

/** The wire's fields, parsed; refuses an invalid phone, state or ZIP code, and names the field. */
export function changesFrom(wire: ProfileChanges, place = 'body'): PersonChanges {
  const sent: ProfileChanges = { ...(wire.name !== undefined && nameFrom(wire.name)), ...wire };
  const changes = CHANGEABLE_FIELDS.flatMap((field) => {
    const value = sent[field];
    return value === undefined ? [] : [[field, parsed(field, value, place)] as const];
  });
  return {
    ...Object.fromEntries(changes),
    ...(wire.flag_team_notification_seen && { teamNotificationSeen: true }),
  };
}

function parsed<Field extends Changeable>(
  field: Field,
  value: Exclude<ProfileChanges[Field], undefined>,
  place: string,
): string | null {
  return PARSE[field](value, `${place}/${field}`);
}

/** D ENT-1.1: a full name sent alone is split at its first space. */
function nameFrom(name: string): Required<Pick<ProfileChanges, 'givenName' | 'familyName'>> {
  const [givenName = '', ...family] = name.trim().split(/\s+/);
  return { givenName, familyName: family.join(' ') };
}

/** Blank text counts as null. */
function textFrom(text: string | null): string | null {
  return text?.trim() || null;
}

// VAL-3
function phoneFrom(text: string | null, field: string): string | null {
  const phone = parseOptionalPhone(text);
  if (!phone.ok) throw new Refusal('phone-invalid', field);
  return phone.value;
}

function stateFrom(text: string | null, field: string): string | null {
  if ((text ?? '').trim() === '') return null;
  const state = parseUsState(text);
  if (state === null) throw new Refusal('selection-required', field);
  return state;
}

// D PROF-8.1
function zipFrom(text: string | null, field: string): string | null {
  if ((text ?? '').trim() === '') return null;
  const zip = parseZipCode(text);
  if (!zip.ok) throw new Refusal('zip-invalid', field);
  return zip.value;
}
