import { parseEmail } from '@ridgeline/core/shared';
import { invalidParameter, type Refusal } from '../wire/refusal.ts';

/** All attributes of a pool are text, including the verified flags. */
export type Attributes = Readonly<Record<string, string>>;

/** The attributes that a code verifies, with the purpose of the code. */
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
/** Only an administrator may write these, as 'true' or 'false'. */
const FLAGS: ReadonlySet<string> = new Set(['email_verified', 'phone_number_verified']);

export function isVerifiable(name: string): name is Verifiable {
  return Object.hasOwn(VERIFIABLE, name);
}

/** Why a person may not write these attributes, or null. */
export function writeRefusal(attributes: Attributes): Refusal | null {
  const flag = Object.keys(attributes).find((name) => FLAGS.has(name));
  return flag === undefined ? formatRefusal(attributes) : unchangeable(flag);
}

/** Why the pool cannot store these attributes, or null. */
export function formatRefusal(attributes: Attributes): Refusal | null {
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'sub' || name === 'identities') return unchangeable(name);
    if (!WRITABLE.has(name) && !FLAGS.has(name) && !name.startsWith('custom:')) {
      return invalidParameter(
        `Attributes did not conform to the schema: ${name}: Attribute does not exist in the schema.`,
      );
    }
    if (name === 'email' && !parseEmail(value).ok) return invalidParameter('Invalid email address format.');
    if (name === 'phone_number' && !/^\+[1-9]\d{6,14}$/.test(value)) {
      return invalidParameter('Invalid phone number format.');
    }
    if (FLAGS.has(name) && value !== 'true' && value !== 'false') {
      return invalidParameter(`${name} is neither true nor false.`);
    }
  }
  return null;
}

/** Why a person may not remove these attributes, or null. Without its email an account could not be found. */
export function removalRefusal(names: readonly string[]): Refusal | null {
  const kept = names.find((name) => name === 'email' || (!WRITABLE.has(name) && !name.startsWith('custom:')));
  return kept === undefined ? null : unchangeable(kept);
}

export function isVerified(attributes: Attributes, name: Verifiable): boolean {
  return attributes[`${name}_verified`] === 'true';
}

/** The destination as shown to a person who has not proven that it is theirs. */
export function masked(name: Verifiable, value: string): string {
  if (name === 'phone_number') return `+${'*'.repeat(Math.max(0, value.length - 5))}${value.slice(-4)}`;
  const [local = '', domain = ''] = value.split('@');
  return `${local.slice(0, 1)}***@${domain.slice(0, 1)}***`;
}

function unchangeable(name: string): Refusal {
  return invalidParameter(`Cannot modify the non-mutable attribute ${name}`);
}
