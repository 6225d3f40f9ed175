import type { Preferences } from '../shared/preferences.port.ts';
import { hiddenWalkthrough, nextWalkthrough, type Walkthrough } from './walkthrough.machine.ts';

export class BeginWalkthrough {
  readonly #preferences: Preferences;

  constructor(preferences: Preferences) {
    this.#preferences = preferences;
  }

  /** AUTH-12: shown once per browser. */
  run(slides: number): Walkthrough {
    if (this.#preferences.read('walkthroughShown') === 'true') return hiddenWalkthrough;
    const begun = nextWalkthrough(hiddenWalkthrough, 'show', slides);
    if (begun.is === 'shown') this.#preferences.write('walkthroughShown', 'true');
    return begun;
  }
}
