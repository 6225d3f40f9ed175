import type { AppPath } from '@ridgeline/core/routes';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import '../testing/dialog-gap.ts';
import { aStage, button } from '../testing/screen-stage.tsx';
import { PageNotLoaded } from '../parts/page-not-loaded.ts';
import { RouteFailure } from './route-failure.tsx';

afterEach(cleanup);

const notLoaded = new PageNotLoaded(new Error('no connection'));
const broken = new Error('a fault');

async function setUp(error: Error, options: Parameters<typeof aStage>[1] = {}) {
  const stage = aStage('/dashboard', options);
  stage.navigation.go('/plans' as AppPath);
  const route = { id: 'failed', path: '*', Component: () => null, ErrorBoundary: RouteFailure };
  const router = createMemoryRouter([route], { hydrationData: { errors: { failed: error } } });
  await stage.show(() => <RouterProvider router={router} />);
  return stage;
}

const dialog = (name: string): HTMLDialogElement => screen.getByRole('alertdialog', { name });
const buttonsIn = (name: string): (string | null)[] =>
  within(dialog(name))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('the dialog of a page that could not be loaded', () => {
  it('START-8 says so, and can only be answered', async () => {
    await setUp(notLoaded);
    expect(buttonsIn('Oops!')).toEqual(['Back', 'Try Again']);
    expect(dialog('Oops!').textContent).toContain("We've had trouble loading the requested page.");
    expect(fireEvent(dialog('Oops!'), new Event('cancel', { cancelable: true }))).toBe(false);
    dialog('Oops!').open = false;
    fireEvent(screen.getByRole('alertdialog', { hidden: true }), new Event('close'));
    expect(dialog('Oops!').open).toBe(true);
  });

  it('START-8 goes back', async () => {
    const { user, navigation, page } = await setUp(notLoaded);
    await user.click(button('Back'));
    expect([navigation.address, page.reloads]).toEqual(['/dashboard', 0]);
  });

  it('START-8 tries again', async () => {
    const { user, page } = await setUp(notLoaded);
    await user.click(button('Try Again'));
    expect(page.reloads).toBe(1);
  });

  it('START-8 in Spanish', async () => {
    await setUp(notLoaded, { locale: 'es' });
    expect(buttonsIn('¡Vaya!')).toEqual(['Atrás', 'Intentar de nuevo']);
  });
});

describe('the dialog of a screen that broke', () => {
  it('START-9 says so, and starts over at the root', async () => {
    const { user, page } = await setUp(broken);
    expect(buttonsIn('Oops, something went wrong.')).toEqual(['Reload Page']);
    await user.click(button('Reload Page'));
    expect(page.left).toEqual(['/']);
  });

  it('START-9 in Spanish', async () => {
    await setUp(broken, { locale: 'es' });
    expect(buttonsIn('Vaya, algo salió mal.')).toEqual(['Recargar la página']);
  });
});
