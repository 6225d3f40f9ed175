import type { ProblemCode } from '@ridgeline/contract';

/** The problem code for a row that the database refused, by the constraint. */
const BY_CONSTRAINT: Readonly<Record<string, ProblemCode>> = {
  people_email_unique: 'email-in-use',
  team_members_person_id_unique: 'in-another-team',
  teams_owner_is_member: 'team-changed',
  coupons_used_up: 'coupon-used-up',
  coupon_uses_used_up: 'coupon-used-up',
  projects_order_id_unique: 'purchase-unusable',
  report_links_vanity_id_unique: 'vanity-id-taken',
};

/** SQL states of values that Postgres cannot store: a NUL, half a character, a day before the year 1. */
const UNSTORABLE = new Set(['22021', '22P05', '22007', '22008']);

export function constraintProblem(error: {
  readonly code?: string;
  readonly constraint?: string;
}): ProblemCode | null {
  if (UNSTORABLE.has(error.code ?? '')) return 'invalid';
  return BY_CONSTRAINT[error.constraint ?? ''] ?? null;
}
