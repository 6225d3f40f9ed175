import type { ProfileChanges } from '@ridgeline/contract';
import { parseOptionalPhone } from '@ridgeline/core/profile';
import { parseUsState } from '@ridgeline/core/shared';
import { Refusal } from '../../problems/problem.ts';
import type { PersonChanges } from './profile-changes.repository.ts';

/** The wire's fields by column, parsed; refuses an invalid phone or state, and names the field. */
export function changesFrom(wire: ProfileChanges, place = 'body'): PersonChanges {
  const name = wire.name === undefined ? undefined : nameFrom(wire.name);
  return given({
    given_name: wire.givenName?.trim() ?? name?.given,
    family_name: wire.familyName?.trim() ?? name?.family,
    phone: wire.phone === undefined ? undefined : phoneFrom(wire.phone, `${place}/phone`),
    profession_type: textFrom(wire.professionType),
    company: textFrom(wire.company),
    company_street: textFrom(wire.companyStreet),
    company_city: textFrom(wire.companyCity),
    company_state:
      wire.companyState === undefined ? undefined : stateFrom(wire.companyState, `${place}/companyState`),
    company_zip: textFrom(wire.companyZip),
    team_notification_seen: wire.flag_team_notification_seen,
  });
}

function given(changes: Readonly<Record<string, string | boolean | null | undefined>>): PersonChanges {
  return Object.fromEntries(
    Object.entries(changes).flatMap(([column, value]) => (value === undefined ? [] : [[column, value]])),
  );
}

/** D ENT-1.1: a full name sent alone is split at its first space. */
function nameFrom(name: string): { readonly given: string; readonly family: string } {
  const [given = '', ...family] = name.trim().split(/\s+/);
  return { given, family: family.join(' ') };
}

/** Blank text counts as null. */
function textFrom(text: string | null | undefined): string | null | undefined {
  return typeof text === 'string' ? text.trim() || null : text;
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
