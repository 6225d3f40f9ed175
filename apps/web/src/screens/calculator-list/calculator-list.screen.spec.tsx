import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Component } from '../../routes/screens/calculator-list.route.ts';
import { Gate, settled } from '../../testing/gate.ts';
import { alerts, aStage, button, news } from '../../testing/screen-stage.tsx';
import { AccountStore } from '../../view-model/account.store.ts';

afterEach(cleanup);

async function setUp(change: (stage: ReturnType<typeof aStage>) => void = () => {}) {
  const stage = aStage('/tools');
  change(stage);
  await stage.signIn();
  await stage.show(Component);
  // As the header does.
  await settled(() => stage.container.get(AccountStore).keep());
  return stage;
}

const listed = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe('the list of calculators', () => {
  it('NAV-5 has those of the configuration', async () => {
    await setUp();
    expect(listed()).toEqual(['/calculators/iws', '/calculators/waste', '/calculators/ventilation']);
  });

  it('NAV-5 keeps its room while the configuration is loaded', async () => {
    const gate = new Gate();
    await setUp(({ ui }) => (ui.load = gate.before(ui.load.bind(ui))));
    expect(news()).toEqual(['Loading the calculators']);
    const coming = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(coming).toHaveLength(4);
    await gate.open();
    expect([news(), listed().length]).toEqual([[], 3]);
  });

  it('NAV-5 says that it could not be had, and asks again', async () => {
    const { ui, user } = await setUp(({ ui }) => (ui.configuration = null));
    expect(alerts()).toEqual([expect.stringContaining('The calculators could not be loaded')]);
    ui.configuration = { allowPlanDetailAccess: true, availableCalculators: ['waste'] };
    await user.click(button('Try again'));
    await settled();
    expect([alerts(), listed()]).toEqual([[], ['/calculators/waste']]);
  });

  it('ENT-10 says so where the configuration has none', async () => {
    await setUp(({ ui }) => (ui.configuration = { allowPlanDetailAccess: true, availableCalculators: [] }));
    expect(listed()).toEqual([]);
    expect(screen.getByText('No calculators are available to your account.')).toBeDefined();
  });
});
