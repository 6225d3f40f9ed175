import type { ClientState } from './client-state.port.ts';
import type { Preferences } from '../shared/preferences.port.ts';

export class ResetApp {
  readonly #state: ClientState;
  readonly #preferences: Preferences;

  constructor(state: ClientState, preferences: Preferences) {
    this.#state = state;
    this.#preferences = preferences;
  }

  /** START-3: clears everything except `walkthroughShown`; the next login ignores the stored target. */
  async run(): Promise<void> {
    await this.#state.clear();
    this.#preferences.empty('local');
    this.#preferences.empty('session');
    this.#preferences.write('ignoreRedirectOnce', 'true');
  }
}
