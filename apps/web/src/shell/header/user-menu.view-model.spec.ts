import { aPlan } from '@ridgeline/core/testing/plans';
import { describe, expect, it } from 'vitest';
import { aShell, aSignedInShell } from '../../testing/shell-world.ts';

const withoutRights = { allowTeamAccess: false, allowIntegrationAccess: false };
const lacking = { subscriptions: [aPlan({ limits: withoutRights })], flagTeamNotificationSeen: false };

describe('the user menu', () => {
  it('HDR-10 HDR-12 has its entries, and locks Integrations where the plan lacks them', async () => {
    const { header } = await aSignedInShell(lacking);
    expect(header.menu.entries.map(({ item, isLocked }) => [item, isLocked])).toEqual([
      ['explore-plans', false],
      ['plan-details', false],
      ['integrations', true],
      ['profile', false],
      ['industry-news', false],
      ['sign-out', false],
    ]);
  });

  it('HDR-10 has no Plan Details where they may not be seen, and no news without an address', async () => {
    const world = await aShell();
    world.gateways.ui.configuration = { allowPlanDetailAccess: false, availableCalculators: [] };
    await world.session.signIn({ email: 'ada@example.com', password: 'Correct-1' });
    expect(world.header.menu.entries.map(({ item }) => item)).toEqual([
      'explore-plans',
      'integrations',
      'profile',
      'sign-out',
    ]);
  });
});
