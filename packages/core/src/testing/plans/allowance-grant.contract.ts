import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grantAllowance } from '../../plans/allowance.policy.ts';

const ALLOWANCE_KINDS = ['quickViews', 'codeDetails', 'weather'] as const;
export type AllowanceAmounts = Readonly<Record<(typeof ALLOWANCE_KINDS)[number], number>>;

/** A plan's allowances of one period, and what is taken from them at once. */
type AllowanceTaking = {
  readonly allocation: AllowanceAmounts;
  readonly used: AllowanceAmounts;
  readonly wanted: AllowanceAmounts;
  readonly expired: boolean;
};

/** What is used afterwards, or null where nothing was granted. */
type TakeAllowances = (taking: AllowanceTaking) => Promise<AllowanceAmounts | null>;

// Near the limit, or the law would hardly ever see a grant.
const few = fc.integer({ min: 0, max: 4 });
const ofKind = fc.record({ used: few, wanted: few, spare: fc.constantFrom(-1, 0, 0, 0, 1, 2) });
const takings: fc.Arbitrary<AllowanceTaking> = fc
  .tuple(fc.record({ quickViews: ofKind, codeDetails: ofKind, weather: ofKind }), fc.nat({ max: 4 }))
  .map(([kinds, chance]) => ({
    allocation: amountsBy((kind) => Math.max(0, kinds[kind].used + kinds[kind].wanted + kinds[kind].spare)),
    used: amountsBy((kind) => kinds[kind].used),
    wanted: amountsBy((kind) => kinds[kind].wanted),
    expired: chance === 0,
  }))
  .filter(({ wanted }) => ALLOWANCE_KINDS.some((kind) => wanted[kind] > 0));

function amountsBy(amountOf: (kind: (typeof ALLOWANCE_KINDS)[number]) => number): AllowanceAmounts {
  return {
    quickViews: amountOf('quickViews'),
    codeDetails: amountOf('codeDetails'),
    weather: amountOf('weather'),
  };
}

/** Holds a statement that takes allowances to core's `grantAllowance`: all that is wanted of each kind, or nothing. */
export function allowanceGrantContract(name: string, take: TakeAllowances): void {
  describe(`${name} grants what core grants`, () => {
    it('PLAN-3 PLAN-5 law: as core, whatever there is, was used and is wanted', async () => {
      await fc.assert(
        fc.asyncProperty(takings, async (taking) => {
          expect(await take(taking)).toEqual(takenByCore(taking));
        }),
      );
    });
  });
}

function takenByCore({ allocation, used, wanted, expired }: AllowanceTaking): AllowanceAmounts | null {
  const after = { ...used };
  for (const kind of ALLOWANCE_KINDS) {
    const allowance = { allocation: allocation[kind], used: used[kind], expired };
    const grant = grantAllowance(allowance, wanted[kind]);
    if (!grant.granted) return null;
    after[kind] = grant.used;
  }
  return after;
}
