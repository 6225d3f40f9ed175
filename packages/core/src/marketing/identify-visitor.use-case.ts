import { parseEmail } from '../shared/email.policy.ts';
import type { EventTracker } from './event-tracker.port.ts';

export type IdentifyVerdict =
  | { readonly identified: true }
  | { readonly identified: false; readonly why: 'email-invalid' };

/** API-3: an email is sent to marketing lower-cased and trimmed, and only if valid. */
export class IdentifyVisitor {
  readonly #tracker: EventTracker;

  constructor(tracker: EventTracker) {
    this.#tracker = tracker;
  }

  run(input: unknown): IdentifyVerdict {
    const email = parseEmail(input);
    if (!email.ok) return { identified: false, why: email.failure };
    this.#tracker.identify(email.value);
    return { identified: true };
  }
}
