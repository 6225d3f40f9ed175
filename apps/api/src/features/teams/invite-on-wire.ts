import type { InviteSent } from '@ridgeline/contract';
import type { SentInvite } from './invites.repository.ts';

export function inviteOnWire({ id, email, role, inviteTime }: SentInvite): InviteSent {
  return { id, email, role, invite_time: inviteTime.toISOString() };
}
