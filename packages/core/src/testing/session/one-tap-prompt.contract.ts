import { describe, expect, it } from 'vitest';
import type { OneTapPrompt } from '../../session/federated/one-tap-prompt.port.ts';

export type OneTapWorld = {
  readonly prompt: OneTapPrompt;
  /** Chooses this account as soon as the prompt is displayed. */
  readonly choose: (email: string) => Promise<void>;
};

/** Contract suite for `OneTapPrompt`. Runs on the fake and on the real adapter. */
export function oneTapPromptContract(name: string, makeWorld: () => OneTapWorld): void {
  describe(`${name} fulfills the contract of OneTapPrompt`, () => {
    it('AUTH-9 tells the account that was chosen', async () => {
      const { prompt, choose } = makeWorld();
      const answer = prompt.ask();
      await choose('joan@example.com');
      expect(await answer).toBe('joan@example.com');
    });

    it('AUTH-9 tells none once it is withdrawn, and can be asked again', async () => {
      const { prompt, choose } = makeWorld();
      const first = prompt.ask();
      prompt.withdraw();
      expect(await first).toBeNull();
      prompt.withdraw();
      const second = prompt.ask();
      await choose('noor@example.com');
      expect(await second).toBe('noor@example.com');
    });
  });
}
