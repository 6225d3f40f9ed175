import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { screenOf } from '../composition/container-context.tsx';
import { settled } from '../testing/gate.ts';
import { aStage, button, leadsTo } from '../testing/screen-stage.tsx';
import { Footer } from './footer.tsx';
import { FooterViewModel } from './footer.view-model.ts';

afterEach(cleanup);

const FooterAlone = screenOf(FooterViewModel, Footer);

async function setUp(options: Parameters<typeof aStage>[1] = {}) {
  const stage = aStage('/', options);
  await stage.configuration.load();
  await stage.show(FooterAlone);
  return stage;
}

describe('the footer', () => {
  it.each([
    ['Terms of service', 'https://www.example.com/terms'],
    ['Terms of sale', 'https://www.example.com/sale'],
    ['Privacy policy', 'https://www.example.com/privacy'],
    ['Help center', 'https://help.example.com'],
  ])('HDR-11 "%s" leads to %s, in a new tab, and says so', async (name, address) => {
    await setUp();
    const link = screen.getByRole('link', { name: new RegExp(`^${name}\\s*opens in a new tab$`) });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([address, '_blank']);
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('HDR-11 leads to the contact form of this app', async () => {
    const { user, navigation } = await setUp();
    expect(screen.getByRole('link', { name: 'Contact' }).getAttribute('target')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Contact' }));
    expect(navigation.address).toBe('/feedback');
  });

  it('HDR-11 has the year of the clock', async () => {
    await setUp();
    expect(screen.getByText('© 2026 Ridgeline')).toBeDefined();
  });

  it('HDR-11 links no page of which it is not known yet where it stands, and keeps its place', async () => {
    const { show, configuration } = aStage('/');
    await show(FooterAlone);
    const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
    const linked = () => screen.getAllByRole('link').filter((link) => link.hasAttribute('href'));
    expect([names().length, linked().map(({ textContent }) => textContent)]).toEqual([5, ['Contact']]);
    await settled(() => configuration.load());
    expect([names().length, linked().length]).toEqual([5, 5]);
  });

  it('HDR-11 changes the language at once, and back', async () => {
    const { user } = await setUp();
    const pressed = () =>
      ['English', 'Español'].map((name) => button(name).getAttribute('aria-pressed') === 'true');
    expect([screen.getByRole('group', { name: 'Language' }), pressed()]).toMatchObject([{}, [true, false]]);
    await user.click(button('Español'));
    expect([leadsTo('Contacto'), pressed()]).toEqual(['/feedback', [false, true]]);
    expect(screen.getByRole('group', { name: 'Idioma' })).toBeDefined();
    expect(leadsTo(/^Política de privacidad\s*se abre en otra pestaña$/)).toBe(
      'https://www.example.com/privacy',
    );
    await user.click(button('English'));
    expect(leadsTo('Contact')).toBe('/feedback');
  });
});
