import type { InviteStatus, TeamRole } from './team.ts';

/** A row of the sample roster that the team page shows without a team. */
export type SampleMember = {
  readonly name: string;
  readonly email: string;
  readonly role: TeamRole;
  readonly inviteStatus: InviteStatus;
  readonly projectCount: number;
};

/** Invented people. */
// ENT-8
export const SAMPLE_ROSTER: readonly SampleMember[] = [
  {
    name: 'Rosa Delgado',
    email: 'rosa@example.com',
    role: 'admin',
    inviteStatus: 'active',
    projectCount: 24,
  },
  { name: 'Ben Okafor', email: 'ben@example.com', role: 'member', inviteStatus: 'active', projectCount: 11 },
  { name: 'Mia Larsen', email: 'mia@example.com', role: 'member', inviteStatus: 'pending', projectCount: 0 },
  { name: 'Tom Hale', email: 'tom@example.com', role: 'viewer', inviteStatus: 'declined', projectCount: 0 },
];
