import type { Preferences } from '../shared/preferences.port.ts';

export class ToggleDebugPanel {
  readonly #preferences: Preferences;

  constructor(preferences: Preferences) {
    this.#preferences = preferences;
  }

  /** HDR-8: whether the panel is shown after the reload that follows. */
  run(): boolean {
    const shown = this.#preferences.read('debugPanel') !== 'true';
    if (shown) this.#preferences.write('debugPanel', 'true');
    else this.#preferences.forget('debugPanel');
    return shown;
  }
}
