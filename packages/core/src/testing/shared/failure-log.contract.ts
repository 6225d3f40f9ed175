import { describe, expect, it } from 'vitest';
import type { FailureLog, LoggedFailure } from '../../shared/failure-log.port.ts';

export type FailureLogWorld = {
  readonly log: FailureLog;
  readonly noted: () => Promise<readonly LoggedFailure[]>;
};

/** Contract suite for `FailureLog`. Runs on the fake and on every real adapter. */
export function failureLogContract(name: string, makeWorld: () => Promise<FailureLogWorld>): void {
  describe(`${name} fulfills the contract of FailureLog`, () => {
    it('START-10 notes each failure, in order', async () => {
      const { log, noted } = await makeWorld();
      log.note('user-plan-not-fetched', 'unavailable');
      log.note('team-notified-flag-not-saved', 'save-failed');
      expect(await noted()).toEqual(['user-plan-not-fetched', 'team-notified-flag-not-saved']);
    });
  });
}
