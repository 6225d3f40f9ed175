import type { Profile } from '@ridgeline/core/profile';
import type { AppPath } from '@ridgeline/core/routes';
import { aPlan } from '@ridgeline/core/testing/plans';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { settled } from '../../testing/gate.ts';
import { aStage, button, isOff, leadsTo } from '../../testing/screen-stage.tsx';
import { SignedInHeaderAlone } from '../../testing/shell-stage.tsx';

afterEach(cleanup);

type Options = Parameters<typeof aStage>[1] & { readonly address?: string };

async function onAPhone(change: Partial<Profile> = {}, { address = '/dashboard', ...options }: Options = {}) {
  const stage = aStage(address, options);
  stage.viewport.resized(375);
  await stage.signIn(change);
  await stage.show(SignedInHeaderAlone);
  return stage;
}

async function open(...given: Parameters<typeof onAPhone>) {
  const stage = await onAPhone(...given);
  await stage.user.click(button(/^Men[uú]$/));
  const panel = within(await screen.findByRole('dialog', { name: /^Men[uú]$/ }));
  const column = (name: string) =>
    within(panel.getByRole('navigation', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  return { ...stage, panel, column };
}

const isOpen = (): boolean => screen.queryByRole('dialog') !== null;

describe('the mobile header', () => {
  it('HDR-9 has a burger in the place of the tabs, below 1168 px', async () => {
    const { viewport } = await onAPhone();
    expect([button('Menu').getAttribute('aria-expanded'), isOpen()]).toEqual(['false', false]);
    expect(screen.queryByRole('navigation')).toBeNull();
    await settled(() => viewport.resized(1168));
    expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeDefined();
  });

  it('HDR-9 has no way back where there is nothing above', async () => {
    await onAPhone();
    expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it.each([
    ['/tools/waste', '/tools'],
    ['/plans/purchase', '/plans'],
    ['/feedback', '/dashboard'],
  ])('HDR-9 at %s leads back to %s', async (address, above) => {
    await onAPhone({}, { address });
    expect(leadsTo('Back')).toBe(above);
  });

  it('HDR-9 goes one step back where there is one', async () => {
    const { user, navigation } = await onAPhone();
    await settled(() => navigation.go('/feedback' as AppPath));
    await user.click(button('Back'));
    expect(navigation.address).toBe('/dashboard');
  });

  it('HDR-2 HDR-9 adds a project', async () => {
    const { user, navigation } = await onAPhone();
    await user.click(button('Add Project'));
    expect([navigation.address, isOff(button('Add Project'))]).toEqual(['/addresslookup', true]);
  });
});

describe('the panel behind the burger', () => {
  it('HDR-9 has everything of the desk’s header', async () => {
    const { panel, column } = await open();
    expect(panel.getByText('Ada Marsh')).toBeDefined();
    expect(column('Main menu')).toEqual(['Projects', 'Calculators', 'Team']);
    expect(column('Your account')).toEqual([
      'Explore Plans',
      'Plan Details',
      'Integrations',
      'Profile',
      'Industry newsopens in a new tab',
      'Sign Out',
    ]);
    expect(panel.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '12 of 30',
      '8 of 8',
      '1 of 4',
    ]);
  });

  it.each(['Close menu', 'Escape'])('HDR-9 closes by %s', async (way) => {
    const { user } = await open();
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(button(way));
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(button('Menu').getAttribute('aria-expanded')).toBe('false');
  });

  it('HDR-9 closes with any way that is taken', async () => {
    const { user, panel, navigation } = await open();
    await user.click(panel.getByRole('link', { name: 'Explore Plans' }));
    expect(navigation.address).toBe('/plans');
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  it('HDR-2 HDR-9 adds a project, and closes', async () => {
    const { user, panel, navigation } = await open();
    await user.click(panel.getByRole('button', { name: 'Add Project' }));
    expect(navigation.address).toBe('/addresslookup');
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  it('HDR-12 says what is not in the plan', async () => {
    const limits = { allowTeamAccess: false, allowIntegrationAccess: false };
    const { column } = await open({ subscriptions: [aPlan({ limits })] });
    expect(column('Main menu')).toContain('Team, not in your plan');
    expect(column('Your account')).toContain('Integrationsnot in your plan');
  });

  it('HDR-10 signs out', async () => {
    const { user, panel, session } = await open();
    await user.click(panel.getByRole('button', { name: 'Sign Out' }));
    await settled();
    expect(session.session.is).toBe('signed-out');
  });

  it('NAV-8 has only the way out before the terms are accepted', async () => {
    const { panel, column } = await open({ acceptedTosAt: null });
    expect(column('Your account')).toEqual(['Sign Out']);
    expect([panel.queryByRole('navigation', { name: 'Main menu' }), panel.queryByRole('link')]).toEqual([
      null,
      null,
    ]);
  });

  it('HDR-9 in Spanish', async () => {
    const { panel, column } = await open({}, { locale: 'es' });
    expect(column('Menú principal')).toEqual(['Proyectos', 'Calculadoras', 'Equipo']);
    expect(column('Su cuenta').at(-1)).toBe('Cerrar sesión');
    expect(panel.getByRole('button', { name: 'Cerrar el menú' })).toBeDefined();
  });
});
