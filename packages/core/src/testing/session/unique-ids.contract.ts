import { describe, expect, it } from 'vitest';
import type { UniqueIds } from '../../session/unique-ids.port.ts';

/** Contract suite for `UniqueIds`. Runs on the fake and on every real adapter. */
export function uniqueIdsContract(name: string, make: () => UniqueIds): void {
  describe(`${name} fulfills the contract of UniqueIds`, () => {
    it('START-4 gives no id twice, and none that is empty', () => {
      const ids = make();
      const given = Array.from({ length: 1000 }, () => ids.next());
      expect(new Set(given).size).toBe(1000);
      expect(given).not.toContain('');
    });
  });
}
