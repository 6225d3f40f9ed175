import type { Email } from '../shared/email.policy.ts';

/** What marketing learns of a visit. Nothing waits for it, and nothing fails because of it. */
export abstract class EventTracker {
  abstract track(eventName: string, extras: Readonly<Record<string, unknown>>): void;
  abstract identify(email: Email): void;
}
