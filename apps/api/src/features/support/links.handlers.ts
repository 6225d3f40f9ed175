import { VERIFICATION_CODE_VALID_FOR } from '@ridgeline/core/profile';
import { pathTo } from '@ridgeline/core/routes';
import { parseEmail } from '@ridgeline/core/shared';
import { MOST_CODE_TRIES } from '../../db/schema/phone-codes.ts';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import { pendingFor } from './links.repository.ts';

export function supportLinkHandlers({
  publicAddress,
}: {
  readonly publicAddress: string;
}): Pick<Handlers, 'showPendingLinks'> {
  return {
    async showPendingLinks({ body, db }) {
      const email = parseEmail(body.email);
      if (!email.ok) return problem('email-invalid', 'body/email');
      const { invites, phoneCode } = await pendingFor(db, email.value, body.reason);
      return answer(200, {
        links: invites.map((invite) => ({
          invite_id: invite.inviteId,
          team_id: invite.teamId,
          team_name: invite.teamName,
          role: invite.role,
          invite_time: new Date(invite.inviteTime).toISOString(),
          link: `${publicAddress}${pathTo('signUpWithTeam', {}, { team_id: invite.teamId, email: invite.email })}`,
        })),
        phone_code: phoneCode && {
          sent_at: new Date(phoneCode.sentAt).toISOString(),
          valid_until: new Date(phoneCode.sentAt + VERIFICATION_CODE_VALID_FOR).toISOString(),
          tries_left: Math.max(0, MOST_CODE_TRIES - phoneCode.tries),
        },
      });
    },
  };
}
