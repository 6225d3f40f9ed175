import { ERROR_BOUNDARY } from '@ridgeline/core/navigation';
import type { Page } from './page.ts';

/** START-9: a screen that threw an error while it was shown. */
export class BrokenScreenViewModel {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  readonly startOver = (): void => this.#page.leaveFor(ERROR_BOUNDARY.leadsTo);
}
