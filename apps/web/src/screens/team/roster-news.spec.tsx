import { pathTo } from '@ridgeline/core/routes';
import { aRosterEntry } from '@ridgeline/core/testing/teams';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Component } from '../../routes/screens/my-team.route.tsx';
import { settled } from '../../testing/gate.ts';
import { aStage, news } from '../../testing/screen-stage.tsx';

afterEach(cleanup);

const mia = aRosterEntry({ id: 'invite:mia', email: 'mia@example.com', inviteStatus: 'pending' });

it.each([
  ['en', '2 members and invites.', '1 match.', '0 matches.', 'Order: Added, descending.'],
  [
    'es',
    '2 miembros e invitaciones.',
    '1 coincidencia.',
    '0 coincidencias.',
    'Orden: Agregado, descendente.',
  ],
] as const)(
  'TEAM-3 a screen reader says what was found, and in which order (%s)',
  async (locale, all, one, none, newest) => {
    const stage = aStage(pathTo('myTeam'), { locale });
    const grace = aRosterEntry();
    stage.teamServer.roster = { adminId: 'ada', entries: [grace, mia], seats: 6 };
    stage.teamServer.signIn(grace.email);
    await stage.signIn({ userId: grace.id, teamId: 'T-1', team: stage.teamServer.team });
    await stage.show(Component);
    expect(news()).toEqual([`${all} ${newest}`]);
    const byName = locale === 'en' ? 'Order: Member, ascending.' : 'Orden: Miembro, ascendente.';
    for (const [query, said] of [
      [{ inviteStatus: 'pending' }, `${one} ${newest}`],
      [{ term: 'zzz' }, `${none} ${newest}`],
      [{}, `${all} ${newest}`],
      [{ sortBy: 'name', sortOrder: 'asc' }, `${all} ${byName}`],
    ] as const) {
      await settled(() => stage.navigation.go(pathTo('myTeam', {}, query)));
      expect(news()).toEqual([said]);
    }
  },
);
