import type { Email } from '../shared/email.policy.ts';

/** Sends visit events to marketing. Nothing waits for it, and its failures have no effect. */
export abstract class EventTracker {
  abstract track(eventName: string, extras: Readonly<Record<string, unknown>>): void;
  abstract identify(email: Email): void;
}
