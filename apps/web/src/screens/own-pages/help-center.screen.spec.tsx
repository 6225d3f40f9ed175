import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Component as HelpCenter } from '../../routes/screens/help-center.route.ts';
import { settled } from '../../testing/gate.ts';
import { aStage, button } from '../../testing/screen-stage.tsx';

afterEach(cleanup);

const INSTALL = 'Install Ridgeline';
const installButton = () => screen.queryByRole('button', { name: INSTALL });

/** As a browser does it, which decides by itself when. */
async function offerToInstall() {
  const prompt = vi.fn<() => Promise<void>>(async () => {});
  const offer = Object.assign(new Event('beforeinstallprompt'), { prompt });
  await settled(() => window.dispatchEvent(offer));
  return prompt;
}

describe('the help center', () => {
  it('offers to install the app once the browser does, and lets the browser ask', async () => {
    const { user, show } = aStage('/help');
    await show(HelpCenter);
    expect(installButton()).toBeNull();
    const prompt = await offerToInstall();
    await user.click(button(INSTALL));
    expect([prompt.mock.calls.length, installButton()]).toEqual([1, null]);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('does not offer what has been installed', async () => {
    const { show } = aStage('/help');
    await show(HelpCenter);
    await offerToInstall();
    expect(installButton()).not.toBeNull();
    await settled(() => window.dispatchEvent(new Event('appinstalled')));
    expect(installButton()).toBeNull();
  });
});
