import type { Team, TeamPublic } from '@ridgeline/contract';
import { personIdOnWire } from '../person-id-on-wire.ts';
import type { PublicTeamRow, TeamRow } from './teams.repository.ts';

// ENT-2
export function teamOnWire(team: TeamRow, region: string): Team {
  return {
    id: team.id,
    admin_id: personIdOnWire(region, team.adminId),
    name: team.name,
    logo_url: team.logoUrl,
    members: team.members.map(({ id, role }) => ({ id: personIdOnWire(region, id), role })),
    limits: {
      plan_config: team.bucketSize === null ? null : { type: 'bucket', max_bucket_size: team.bucketSize },
    },
    counts: {
      lifetime: { code_reports: team.used.lifetime ?? 0, cycle_reset: null },
      monthly: { code_reports: team.used.monthly ?? 0, cycle_reset: null },
      free: { code_reports: team.used.free ?? 0, cycle_reset: null },
    },
    seats: { total: team.seats, held: team.heldSeats },
  };
}

export function publicOnWire({ id, name, logoUrl }: PublicTeamRow): TeamPublic {
  return { id, name, logo_url: logoUrl };
}
