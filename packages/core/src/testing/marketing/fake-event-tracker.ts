import { EventTracker } from '../../marketing/event-tracker.port.ts';
import type { Email } from '../../shared/email.policy.ts';

export class FakeEventTracker extends EventTracker {
  readonly tracked: (readonly [eventName: string, extras: Readonly<Record<string, unknown>>])[] = [];
  readonly identified: Email[] = [];

  override track(eventName: string, extras: Readonly<Record<string, unknown>>): void {
    this.tracked.push([eventName, extras]);
  }

  override identify(email: Email): void {
    this.identified.push(email);
  }
}
