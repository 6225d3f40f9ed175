import type { MemberOnRoster } from '@ridgeline/contract';
import type { RosterEntry } from '@ridgeline/core/teams';

export function rosterEntryFrom({ createdAt, invite_time, ...same }: MemberOnRoster): RosterEntry {
  return {
    ...same,
    createdAt: Date.parse(createdAt),
    inviteTime: invite_time === null ? null : Date.parse(invite_time),
  };
}
