import { DAY } from '../../shared/instant.ts';
import { aTrial } from '../plans/plan.builder.ts';
import { aRosterEntry, aTeam } from '../teams/team.builder.ts';
import { FakeSupportDesk } from './fake-support-desk.ts';
import { supportDeskContract } from './support-desk.contract.ts';
import { aPersonStanding } from './support.builder.ts';

supportDeskContract('FakeSupportDesk', async () => {
  const now = Date.parse('2026-03-04T12:00:00Z');
  const dana = aPersonStanding({}, { plan: aTrial({ startTime: now - DAY }), planOf: 'person', now });
  const { id, email } = dana.person;
  const invite = aRosterEntry({ id: 'invite-1', email: 'sam@example.com', inviteStatus: 'pending' });
  const link = {
    inviteId: invite.id,
    teamId: 'T-1',
    teamName: 'Whitfield Roofing',
    role: 'member',
    sentAt: now,
    link: 'https://ridgeline.example.com/signupWithTeam',
  } as const;
  const desk = new FakeSupportDesk({
    people: [dana],
    teams: [{ team: aTeam({ id: 'T-1' }), roster: [invite] }],
    pending: { [invite.email]: { links: [link], phoneCode: null } },
    reports: [
      {
        reportNumber: '100042',
        standing: 'waiting',
        owner: null,
        address: '1437 Bannock St, Denver, CO 80202',
        createdAt: now,
        report: null,
      },
      {
        reportNumber: '100043',
        standing: 'kept',
        owner: dana.person,
        address: '1437 Bannock St, Denver, CO 80202',
        createdAt: now,
        report: null,
      },
    ],
  });
  return {
    desk,
    dana: { id, email, teamId: 'T-1' },
    invited: invite.email,
    waitingReport: '100042',
    keptReport: '100043',
    signOut: () => desk.failWith('signed-out'),
    goOffline: () => desk.failWith('unavailable'),
  };
});
