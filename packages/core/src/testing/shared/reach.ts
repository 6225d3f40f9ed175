import { expect } from 'vitest';

/**
 * Counts how often a property reaches its branches, since a property whose generator never produces the interesting
 * case proves nothing. `expectEach` fails with all counts if a branch was reached too rarely.
 */
export function reach<Branch extends string>(...branches: readonly Branch[]) {
  const counts = new Map(branches.map((branch) => [branch, 0]));
  return {
    at(branch: Branch): void {
      counts.set(branch, (counts.get(branch) ?? 0) + 1);
    },
    expectEach(least = 5): void {
      const rare = [...counts].filter(([, count]) => count < least).map(([branch]) => branch);
      expect(
        rare,
        `reached ${JSON.stringify(Object.fromEntries(counts))}, each at least ${least} times`,
      ).toEqual([]);
    },
  };
}
