import type { AppPath } from '@ridgeline/core/routes';
import { aPlan } from '@ridgeline/core/testing/plans';
import { describe, expect, it } from 'vitest';
import { aShell, aSignedInShell } from '../../testing/shell-world.ts';

const withoutRights = { allowTeamAccess: false, allowIntegrationAccess: false };
const lacking = { subscriptions: [aPlan({ limits: withoutRights })], flagTeamNotificationSeen: false };

describe('the tabs', () => {
  it('HDR-1 are Projects, Calculators and Team, with the current one and the dot', async () => {
    const { header, navigation } = await aSignedInShell({ flagTeamNotificationSeen: false });
    expect(header.tabs.tabs.map(({ tab, isCurrent, dot }) => [tab, isCurrent, dot])).toEqual([
      ['projects', true, false],
      ['calculators', false, false],
      ['team', false, true],
    ]);
    navigation.go('/tools/waste' as AppPath);
    expect(header.tabs.tabs.find(({ isCurrent }) => isCurrent)?.tab).toBe('calculators');
  });

  it('HDR-1 have no Calculators where none are configured', async () => {
    const world = await aShell();
    world.gateways.ui.configuration = null;
    await world.enter();
    expect(world.header.tabs.tabs.map(({ tab }) => tab)).toEqual(['projects', 'team']);
  });

  it('HDR-12 Team is locked where the plan lacks it: a click offers it, and the dot goes', async () => {
    const { header, dialogs, navigation, editor } = await aSignedInShell(lacking);
    expect(header.tabs.tabs.at(-1)).toMatchObject({ tab: 'team', isLocked: true, dot: true });
    await header.tabs.pressTeam();
    expect(dialogs.top?.content.title).toBe('Team is not part of your plan');
    expect(dialogs.top?.content.lines).toContain('50 seats');
    expect(editor.saved).toEqual([{ flagTeamNotificationSeen: true }]);
    expect(header.tabs.tabs.at(-1)?.dot).toBe(false);
    expect(navigation.address).toBe('/dashboard');
  });

  it('HDR-12 START-10 a flag that could not be saved is logged, and the dot stays', async () => {
    const { header, editor, log } = await aSignedInShell(lacking);
    editor.failWith('save-failed');
    await header.tabs.pressTeam();
    expect(log.noted).toHaveLength(1);
    expect(header.tabs.tabs.at(-1)?.dot).toBe(true);
  });

  it('HDR-12 Team leads on where the plan has it, or where nothing is known of the plan', async () => {
    for (const subscriptions of [[aPlan()], []]) {
      const { header, dialogs, editor } = await aSignedInShell({
        subscriptions,
        flagTeamNotificationSeen: false,
      });
      expect(header.tabs.tabs.at(-1)?.isLocked).toBe(false);
      await header.tabs.pressTeam();
      expect([dialogs.top, editor.saved]).toEqual([null, []]);
    }
  });
});
