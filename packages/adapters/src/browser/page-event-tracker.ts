import { EventTracker } from '@ridgeline/core/marketing';
import type { Email } from '@ridgeline/core/shared';

/** NOTE-1: dispatches events to listeners on the page; without a listener nothing leaves the browser. */
export class PageEventTracker extends EventTracker {
  readonly #page: Pick<EventTarget, 'dispatchEvent'>;

  constructor(page: Pick<EventTarget, 'dispatchEvent'>) {
    super();
    this.#page = page;
  }

  override track(eventName: string, extras: Readonly<Record<string, unknown>>): void {
    this.#tell('ridgeline:event', { eventName, extras });
  }

  override identify(email: Email): void {
    this.#tell('ridgeline:identify', { email });
  }

  #tell(name: string, detail: unknown): void {
    this.#page.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
