import { parseEmail } from '@ridgeline/core';
import { invalidParameter, type Refusal } from '../wire/refusal.ts';

/** Every attribute of a pool is a text, the verified flags too. */
export type Attributes = Readonly<Record<string, string>>;

/** The attributes that a code verifies, and the code's purpose. */
export const VERIFIABLE = { email: 'change-email', phone_number: 'change-phone' } as const;
export type Verifiable = keyof typeof VERIFIABLE;

const WRITABLE: ReadonlySet<string> = new Set([
  'email',
  'phone_number',
  'name',
  'given_name',
  'family_name',
  'middle_name',
  'nickname',
  'preferred_username',
  'profile',
  'picture',
  'website',
  'gender',
  'birthdate',
  'zoneinfo',
  'locale',
  'address',
  'updated_at',
]);
const READ_ONLY: ReadonlySet<string> = new Set([
  'sub',
  'email_verified',
  'phone_number_verified',
  'identities',
]);

export function isVerifiable(name: string): name is Verifiable {
  return Object.hasOwn(VERIFIABLE, name);
}

/** Why a person may not write these attributes, or null. */
export function writeRefusal(attributes: Attributes): Refusal | null {
  for (const name of Object.keys(attributes)) {
    if (READ_ONLY.has(name)) return invalidParameter(`Cannot modify the non-mutable attribute ${name}`);
  }
  return formatRefusal(attributes);
}

/** Why these attributes do not fit the pool at all, or null. Administrators may write the verified flags. */
export function formatRefusal(attributes: Attributes): Refusal | null {
  for (const [name, value] of Object.entries(attributes)) {
    if (!WRITABLE.has(name) && !READ_ONLY.has(name) && !name.startsWith('custom:')) {
      return invalidParameter(
        `Attributes did not conform to the schema: ${name}: Attribute does not exist in the schema.`,
      );
    }
    if (name === 'email' && !parseEmail(value).ok) return invalidParameter('Invalid email address format.');
    if (name === 'phone_number' && value !== '' && !/^\+[1-9]\d{6,14}$/.test(value)) {
      return invalidParameter('Invalid phone number format.');
    }
  }
  return null;
}

export function isVerified(attributes: Attributes, name: Verifiable): boolean {
  return attributes[`${name}_verified`] === 'true';
}

/** The destination as it is shown to somebody who has not proved to own it. */
export function masked(name: Verifiable, value: string): string {
  if (name === 'phone_number') return `+${'*'.repeat(Math.max(0, value.length - 5))}${value.slice(-4)}`;
  const [local = '', domain = ''] = value.split('@');
  return `${local.slice(0, 1)}***@${domain.slice(0, 1)}***`;
}
