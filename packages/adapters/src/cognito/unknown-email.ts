import type { CodeDelivery } from '@ridgeline/core/session';
import type { Email } from '@ridgeline/core/shared';
import { nameOf } from './amplify-problem.ts';

/**
 * A pool that tells a sign-in who does not exist (AUTH-4) tells it here as well, where nobody need know: the person is
 * answered as if a code were on its way, in the form in which a pool says where one went.
 */
export function answerForNobody(problem: unknown, email: Email): CodeDelivery | null {
  if (nameOf(problem) !== 'UserNotFoundException') return null;
  const [local = '', domain = ''] = email.split('@');
  return { destination: `${local.slice(0, 1)}***@${domain.slice(0, 1)}***` };
}
