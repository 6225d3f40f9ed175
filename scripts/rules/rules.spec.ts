import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readRules, type Rule } from './rule.ts';
import { rulesPage } from './rules-page.ts';

type FastCheck = {
  readonly integer: () => unknown;
  readonly property: (arbitrary: unknown, holds: (value: number) => void) => unknown;
  readonly assert: (property: unknown, parameters: { readonly numRuns: number }) => void;
};

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the rules', () => {
  it('are read with their marks, the titles of their properties, and their specs', () => {
    const rules = readRules();
    const pause = rules.find(({ name }) => name === 'plans/pause/pause-options');
    expect(pause).toMatchObject({
      area: 'plans',
      marks: ['PAUSE-6', 'PAUSE-6.1', 'PAUSE-7', 'PAUSE-7.1', 'PAUSE-7.2'],
      specs: ['packages/core/src/plans/pause/pause-options.policy.spec.ts'],
    });
    expect(pause?.laws).toContain('is read from anything without throwing');
    const advance = rules.find(({ name }) => name === 'billing/advance');
    expect(advance?.specs.map((spec) => spec.split('/').at(-1))).toEqual([
      'advance.laws.spec.ts',
      'advance.policy.spec.ts',
    ]);
    expect(advance?.laws).toContain('to advance by a and then by b is to advance by both');
    expect(rules.every(({ specs }) => specs.every((spec) => spec.endsWith('.spec.ts')))).toBe(true);
  });

  it('are a page on which each has its command', () => {
    const rule: Rule = {
      name: 'plans/trial',
      area: 'plans',
      marks: ['PLAN-2'],
      laws: ['a * b'],
      cases: [],
      specs: ['x'],
    };
    const page = rulesPage([rule]);
    expect(page).toContain(
      '### plans/trial\n\nPLAN-2\n\n- a \\* b.\n\n`pnpm rules plans/trial --seed 42 --runs 10000`',
    );
  });

  it('run with the seed and the runs of the environment, whatever a property names', async () => {
    vi.stubEnv('RULES_SEED', '42');
    vi.stubEnv('RULES_RUNS', '77');
    const file = join(process.cwd(), 'packages/core/rules/chosen-fast-check.ts');
    const { default: fc } = (await import(file)) as { readonly default: FastCheck };
    const runs = [[], []] as [number[], number[]];
    for (const seen of runs)
      fc.assert(
        fc.property(fc.integer(), (value) => void seen.push(value)),
        { numRuns: 5 },
      );
    expect(runs[0]).toHaveLength(77);
    expect(runs[1]).toEqual(runs[0]);
  });
});
