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

const few = fc.integer({ min: 0, max: 6 });
const amounts = fc.record({ quickViews: few, codeDetails: few, weather: few });
const takings: fc.Arbitrary<AllowanceTaking> = fc.record({
  allocation: amounts,
  used: amounts,
  wanted: amounts.filter((wanted) => ALLOWANCE_KINDS.some((kind) => wanted[kind] > 0)),
  expired: fc.boolean(),
});

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
