import type { CodeDelivery } from '@ridgeline/core/session';
import type { Email } from '@ridgeline/core/shared';
import { nameOf } from './amplify-problem.ts';

/**
 * A pool that reports unknown users at sign-in (AUTH-4) reports them here as well, where it must not be revealed:
 * the answer is the same as if a code had been sent, in the format of the pool.
 */
export function deliveryForUnknownEmail(problem: unknown, email: Email): CodeDelivery | null {
  if (nameOf(problem) !== 'UserNotFoundException') return null;
  const [local = '', domain = ''] = email.split('@');
  return { destination: `${local.slice(0, 1)}***@${domain.slice(0, 1)}***` };
}
