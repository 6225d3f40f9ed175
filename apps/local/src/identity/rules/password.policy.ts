import { invalidParameter, invalidPassword, type Refusal } from '../wire/refusal.ts';

const LEAST_ACCEPTED_BY_THE_WIRE = 6;
const LEAST = 8;
const MOST = 256;

/** In the order in which a pool checks them; the first unmet one is the answer. */
const REQUIREMENTS: readonly (readonly [holds: (password: string) => boolean, otherwise: string])[] = [
  [(password) => [...password].length >= LEAST, 'Password not long enough'],
  [(password) => /[A-Z]/.test(password), 'Password must have uppercase characters'],
  [(password) => /[a-z]/.test(password), 'Password must have lowercase characters'],
  [(password) => /[0-9]/.test(password), 'Password must have numeric characters'],
  // A space counts as a symbol, except at the start and the end.
  [
    (password) => /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/.test(password),
    'Password must have symbol characters',
  ],
];

/** Why this password is refused, or null. `field` is its name on the wire: `password` or `proposedPassword`. */
export function passwordRefusal(password: string, field: 'password' | 'proposedPassword'): Refusal | null {
  const constraint = (says: string) =>
    invalidParameter(
      `1 validation error detected: Value at '${field}' failed to satisfy constraint: ${says}`,
    );
  if (password.length < LEAST_ACCEPTED_BY_THE_WIRE) {
    return constraint(`Member must have length greater than or equal to ${LEAST_ACCEPTED_BY_THE_WIRE}`);
  }
  if (password.length > MOST) return constraint(`Member must have length less than or equal to ${MOST}`);
  if (!/^\S.*\S$/s.test(password)) {
    return constraint(String.raw`Member must satisfy regular expression pattern: ^[\S]+.*[\S]+$`);
  }
  const failed = REQUIREMENTS.find(([holds]) => !holds(password));
  return failed ? invalidPassword(failed[1]) : null;
}
