import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aStage, button } from '../../testing/screen-stage.tsx';
import { EnvironmentTagSlot } from '../../routes/shell/environment-tag.slot.tsx';

afterEach(cleanup);

async function setUp(options: Parameters<typeof aStage>[1] = { environment: 'staging' }) {
  const stage = aStage('/dashboard', options);
  await stage.signIn();
  await stage.show(EnvironmentTagSlot);
  if (options?.environment !== 'production') await screen.findByRole('button');
  return {
    ...stage,
    async shiftClick(...pauses: readonly number[]): Promise<void> {
      await stage.user.keyboard('{Shift>}');
      for (const pause of pauses) {
        stage.clock.advance(pause);
        await stage.user.click(button('Environment: staging'));
      }
      await stage.user.keyboard('{/Shift}');
    },
  };
}

describe('the environment tag', () => {
  it('HDR-8 is not there in production', async () => {
    await setUp({ environment: 'production' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('HDR-8 toggles the debug panel by three shift-clicks within 500 ms, and reloads', async () => {
    const { shiftClick, page, preferences } = await setUp();
    await shiftClick(0, 250, 250);
    expect([page.reloads, preferences.read('debugPanel')]).toEqual([1, 'true']);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('HDR-8 does nothing by slow clicks, or by clicks alone', async () => {
    const { user, shiftClick, page } = await setUp();
    await shiftClick(0, 250, 251);
    for (let times = 0; times < 3; times++) await user.click(button('Environment: staging'));
    expect(page.reloads).toBe(0);
  });

  it.each([
    ['en', 'For debugging', ['Environment', 'Address', 'Email']],
    ['es', 'Para depurar', ['Entorno', 'Dirección', 'Correo']],
  ] as const)('HDR-8 the panel says who is here and where (%s)', async (locale, name, terms) => {
    const stage = aStage('/dashboard', { environment: 'staging', locale });
    stage.preferences.write('debugPanel', 'true');
    await stage.signIn();
    await stage.show(EnvironmentTagSlot);
    const panel = within(await screen.findByRole('complementary', { name }));
    const said = panel.getAllByRole('term').map(({ textContent }) => textContent);
    expect(said).toEqual(expect.arrayContaining([...terms]));
    for (const fact of ['staging', '/dashboard', 'ada@example.com', 'signed-in']) {
      expect(panel.getByText(fact), fact).toBeDefined();
    }
  });
});
