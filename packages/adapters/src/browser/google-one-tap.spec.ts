import { oneTapPromptContract } from '@ridgeline/core/testing/session';
import { describe, expect, it, vi } from 'vitest';
import { type GoogleAccounts, GoogleOneTap, type OneTapConfig } from './google-one-tap.ts';

/** A page, and Google's script with the documented functions. */
function aPage(config: OneTapConfig | null = { clientId: 'client-1' }, outcome: 'load' | 'error' = 'load') {
  const calls: string[] = [];
  const scripts: { src: string; type: string }[] = [];
  let settings: Parameters<GoogleAccounts['initialize']>[0] | null = null;
  const id: GoogleAccounts = {
    initialize: (given) => {
      settings = given;
      calls.push(`initialize ${given.client_id}`);
    },
    prompt: () => calls.push('prompt'),
    cancel: () => calls.push('cancel'),
  };
  const navigator = { onLine: true };
  const window = { navigator, google: { accounts: { id } } };
  const page = {
    createElement: () => {
      const listeners: Record<string, () => void> = {};
      return {
        src: '',
        type: '',
        addEventListener: (event: string, listener: () => void) => (listeners[event] = listener),
        listeners,
      };
    },
    head: {
      append: (element: { src: string; type: string; listeners: Record<string, () => void> }) => {
        scripts.push({ src: element.src, type: element.type });
        queueMicrotask(() => element.listeners[outcome]?.());
      },
    },
  };
  const prompt = new GoogleOneTap(async () => config, page as never, window);
  const prompted = () => vi.waitFor(() => expect(calls.at(-1)).toBe('prompt'));
  const choose = async (email: string) => {
    await prompted();
    settings?.callback({ credential: `e30.${btoa(JSON.stringify({ email }))}.signature` });
  };
  return { prompt, calls, scripts, navigator, prompted, choose };
}

oneTapPromptContract('GoogleOneTap', () => aPage());

describe("Google's one-tap prompt", () => {
  it('AUTH-9 loads the public script once, with the client id', async () => {
    const { prompt, calls, scripts, choose } = aPage();
    for (const email of ['joan@example.com', 'noor@example.com']) {
      const answer = prompt.ask();
      await choose(email);
      expect(await answer).toBe(email);
    }
    expect(scripts).toEqual([{ src: 'https://accounts.google.com/gsi/client', type: '' }]);
    expect(calls).toEqual(['initialize client-1', 'prompt', 'prompt']);
  });

  it('AUTH-9 loads nothing where no client id is configured', async () => {
    const { prompt, scripts } = aPage(null);
    expect([await prompt.ask(), scripts]).toEqual([null, []]);
  });

  it('AUTH-9 asks for nothing without a connection, and for the script once there is one', async () => {
    const { prompt, scripts, navigator, choose } = aPage();
    navigator.onLine = false;
    expect([await prompt.ask(), scripts]).toEqual([null, []]);
    navigator.onLine = true;
    const answer = prompt.ask();
    await choose('joan@example.com');
    expect([await answer, scripts.length]).toEqual(['joan@example.com', 1]);
  });

  it('AUTH-9 answers none where the script fails, and tries again the next time', async () => {
    const { prompt, scripts } = aPage({ clientId: 'client-1' }, 'error');
    expect([await prompt.ask(), await prompt.ask()]).toEqual([null, null]);
    expect(scripts).toHaveLength(2);
  });

  it('AUTH-9 asks nothing once it was withdrawn while the script was loading', async () => {
    const { prompt, calls } = aPage();
    const answer = prompt.ask();
    prompt.withdraw();
    expect(await answer).toBeNull();
    await vi.waitFor(() => expect(calls).toEqual(['initialize client-1', 'cancel']));
  });

  it.each(['not an address', ''])('AUTH-9 takes no credential of %j', async (email) => {
    const { prompt, choose } = aPage();
    const answer = prompt.ask();
    await choose(email);
    expect(await answer).toBeNull();
  });
});
