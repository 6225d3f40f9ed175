import { ListProjects } from '@ridgeline/core/reports';
import { FakeProjectLists } from '@ridgeline/core/testing/reports';
import { aPlan } from '@ridgeline/core/testing/plans';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { asRead } from '../../testing/as-read.ts';
import { aShell } from '../../testing/shell-world.ts';
import { ProjectFinder } from '../../view-model/project-finder.ts';
import { PaletteViewModel } from './palette.view-model.ts';

async function setUp(change: Parameters<typeof aShell>[0] = {}, { enters = true } = {}) {
  const world = await aShell(change);
  if (enters) await world.enter();
  return {
    ...world,
    palette: new PaletteViewModel(
      world.header,
      world.session,
      world.account,
      world.language,
      new ProjectFinder(new ListProjects(new FakeProjectLists('')), world.session, world.timer),
    ),
  };
}

const routes = ({ pages }: PaletteViewModel) => pages.map(({ route }) => route);
const actions = (palette: PaletteViewModel) => palette.actions.map(({ id }) => id);

describe('the command palette', () => {
  it('has every page and action that is open to the current user', async () => {
    const { palette } = await setUp();
    expect(routes(palette)).toEqual([
      'dashboard',
      'tools',
      'myTeam',
      'iwsTool',
      'wasteTool',
      'ventilationTool',
      'plans',
      'planDetails',
      'integrations',
      'fullProfile',
      'changeEmail',
      'changePassword',
      'feedback',
    ]);
    expect(actions(palette)).toEqual(['add-project', 'in-spanish', 'sign-out', 'sign-out-everywhere']);
  });

  it('HDR-12 PROF-3 leaves out what the plan lacks, and what is the identity provider’s', async () => {
    const limits = { allowTeamAccess: false, allowIntegrationAccess: false };
    const { palette } = await setUp({ source: 'federated', subscriptions: [aPlan({ limits })] });
    for (const route of ['myTeam', 'integrations', 'changeEmail', 'changePassword']) {
      expect(routes(palette)).not.toContain(route);
    }
  });

  it('has the way in for a visitor', async () => {
    const { palette } = await setUp({}, { enters: false });
    expect(routes(palette)).toEqual([
      'splash',
      'login',
      'signUp',
      'forgotPassword',
      'sampleReport',
      'estimates',
    ]);
    expect(actions(palette)).toEqual(['in-spanish']);
  });

  it('NAV-8 has no pages before the terms are accepted', async () => {
    const { palette } = await setUp({ acceptedTosAt: null });
    expect([routes(palette), actions(palette)]).toEqual([
      [],
      ['in-spanish', 'sign-out', 'sign-out-everywhere'],
    ]);
  });

  it('does what its actions say', async () => {
    const { palette, language, navigation, session } = await setUp();
    const run = (id: string) => palette.actions.find((action) => action.id === id)?.run();
    run('in-spanish');
    expect(language.locale).toBe('es');
    run('in-english');
    expect(language.locale).toBe('en');
    run('add-project');
    expect(navigation.address).toBe('/addresslookup');
    expect(actions(palette)).not.toContain('add-project');
    run('sign-out');
    await when(() => session.profile === null);
    expect(session.session.is).toBe('signed-out');
  });

  it('START-3 signs out on all devices', async () => {
    const { palette, session, identity } = await setUp();
    palette.actions.find(({ id }) => id === 'sign-out-everywhere')?.run();
    await when(() => session.profile === null);
    expect(identity.signOuts).toEqual(['everywhere']);
  });

  it('START-3 says that the other devices are still signed in', async () => {
    const { palette, identity, toasts } = await setUp();
    identity.isAway = true;
    palette.actions.find(({ id }) => id === 'sign-out-everywhere')?.run();
    await when(() => toasts.waiting.length > 0);
    expect(toasts.waiting.map(asRead)).toMatchObject([
      { tone: 'warn', text: expect.stringContaining('other devices') },
    ]);
  });
});
