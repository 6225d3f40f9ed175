import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CodeUpdatesPart } from '../../routes/code-updates.part.tsx';
import { Gate, settled } from '../../testing/gate.ts';
import { aStage, button } from '../../testing/screen-stage.tsx';

afterEach(cleanup);

async function setUp() {
  const stage = aStage('/profile');
  await stage.stateUpdates.subscribe(['co', 'ia']);
  await stage.signIn();
  await stage.show(CodeUpdatesPart);
  return stage;
}

const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Add a state' });
const followed = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('strong')?.textContent);

describe('the code updates of a profile', () => {
  it('DASH-5 show the state that is being added, and keep the focus in its field', async () => {
    const { user, stateUpdates } = await setUp();
    const gate = new Gate();
    stateUpdates.subscribe = gate.before(stateUpdates.subscribe.bind(stateUpdates));
    act(() => select().focus());
    await user.selectOptions(select(), 'tx');
    await settled();
    expect([select().value, document.activeElement]).toEqual(['tx', select()]);
    await gate.open();
    expect([select().value, followed()]).toEqual(['', ['Colorado', 'Iowa', 'Texas']]);
    expect(document.activeElement).toBe(select());
  });

  it('DASH-5 go on with the next state when one is removed', async () => {
    const { user } = await setUp();
    await user.click(button('Stop following Colorado'));
    await settled();
    expect(followed()).toEqual(['Iowa']);
    expect(document.activeElement).toBe(button('Stop following Iowa'));
    await user.keyboard('{Enter}');
    await settled();
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.textContent).toBe('You are not following any state yet.');
  });
});
