import { messages } from '../shared/messages.ts';
import type { TeamRole } from './team.ts';

// TEAM-1
export const teamRoleMessages = messages(
  { owner: 'Owner', admin: 'Admin', member: 'Member', viewer: 'Viewer' } as const satisfies Record<
    TeamRole | 'owner',
    string
  >,
  { owner: 'Propietario', admin: 'Administrador', member: 'Miembro', viewer: 'Lector' },
);
