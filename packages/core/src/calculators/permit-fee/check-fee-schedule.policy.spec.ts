import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feeSchedules, feeTables } from '../../testing/calculators/permit-fee.arbitrary.ts';
import { aFeeOnFees, aFeeSchedule, aPermitProject } from '../../testing/calculators/permit-fee.builder.ts';
import { LOCALES } from '../../shared/messages.ts';
import { checkFeeSchedule } from './check-fee-schedule.policy.ts';
import { compileFeeSchedule } from './compiled-fee-schedule.ts';
import type { FeeBracket, FeeComponent, FeeSchedule, TierFee } from './fee-schedule.ts';
import { sayFeeScheduleFinding } from './permit-fee-text.ts';
import { permitFeeTotal } from './fee-calculation.policy.ts';
import { modelFeeTable } from './model-fee-table.ts';

const NOW = Date.parse('2026-06-01');

function table(...brackets: readonly FeeBracket[]): TierFee {
  return { id: 'permit', name: 'building-permit', kind: 'tier', basis: 'valuation', brackets };
}

function aboveTwentyFiveHundred(rate: string): FeeComponent {
  const when = { within: { valuation: { over: '2500' } } };
  return { id: 'large', name: 'other', kind: 'rate', basis: 'valuation', rate, when };
}

function feeAt(schedule: FeeSchedule, projectValue: number): number {
  const compiled = compileFeeSchedule(schedule);
  return (
    (compiled.ok ? permitFeeTotal(compiled.value, aPermitProject({ projectValue })) : null) ?? Number.NaN
  );
}

const flat: FeeComponent = { id: 'flat', name: 'other', kind: 'flat', basis: 'constant', amount: '10.00' };

describe('a schedule that is entered', () => {
  it('CALC-4 passes when nothing is odd', () => {
    expect(checkFeeSchedule(aFeeSchedule([flat]), NOW)).toEqual([]);
  });

  it('CALC-4 finds the 1997 UBC table continuous at every boundary', () => {
    expect(checkFeeSchedule({ ...modelFeeTable, effective: '2026-01-01' }, NOW)).toEqual([]);
  });

  it.each([
    [
      'a gap',
      { over: '600', base: '50.00' },
      [{ code: 'gap', at: 'components.0.brackets.1', from: 500, to: 600 }],
    ],
    [
      'an overlap',
      { over: '400', base: '50.00' },
      [{ code: 'overlap', at: 'components.0.brackets.1', from: 400, to: 500 }],
    ],
    [
      'a jump up',
      { over: '500', base: '60.00' },
      [{ code: 'jump', at: 'components.0.brackets.1', boundary: 500, before: 5_000, after: 6_000 }],
    ],
    [
      'a jump down that the first step makes good',
      { over: '500', base: '48.00', each: { every: '100', amount: '3.00' } },
      [{ code: 'jump', at: 'components.0.brackets.1', boundary: 500, before: 5_000, after: 4_800 }],
    ],
    [
      'a fee that falls',
      { over: '500', base: '40.00', rate: '0.01' },
      [
        { code: 'jump', at: 'components.0.brackets.1', boundary: 500, before: 5_000, after: 4_000 },
        { code: 'decreasing', at: 'components.0.brackets.1', boundary: 500, before: 5_000, after: 4_000 },
      ],
    ],
    [
      'a fee that falls across a gap',
      { over: '600', base: '40.00' },
      [
        { code: 'gap', at: 'components.0.brackets.1', from: 500, to: 600 },
        { code: 'decreasing', at: 'components.0.brackets.1', boundary: 600, before: 5_000, after: 4_000 },
      ],
    ],
  ] as const)('CALC-4 warns of %s', (_, second, findings) => {
    const schedule = aFeeSchedule([
      table({ over: '0', upTo: '500', base: '50.00' }, { upTo: null, ...second }),
    ]);
    expect(checkFeeSchedule(schedule, NOW)).toEqual(findings);
  });

  it('CALC-4 warns of a table that ends, or begins late, or has a row of nothing', () => {
    const schedule = aFeeSchedule([
      table({ over: '100', upTo: '500', base: '1.00' }, { over: '500', upTo: '500', base: '1.00' }),
    ]);
    expect(checkFeeSchedule(schedule, NOW).map(({ code }) => code)).toEqual([
      'gap',
      'row-without-extent',
      'table-ends',
    ]);
  });

  it('CALC-4 warns of no source, no date and a later publication', () => {
    const source = { title: 'Newer', url: 'https://example.com', edition: null, read: '2026-06-01' };
    const schedule = aFeeSchedule([flat], { source: null, effective: null, supersededBy: source });
    expect(checkFeeSchedule(schedule, NOW)).toEqual([
      { code: 'no-source', at: null },
      { code: 'no-effective-date', at: null },
      { code: 'superseded', at: null },
    ]);
    expect(checkFeeSchedule(aFeeSchedule([{ ...flat, source }], { source: null }), NOW)).toEqual([]);
  });

  it.each([
    ['2018-07-01', '2023-07-01T00:00:00.000Z'],
    ['2020-02-29', '2025-02-28T00:00:00.000Z'],
  ])('CALC-4 calls a schedule of %s stale after %s, not a millisecond sooner', (effective, last) => {
    const schedule = aFeeSchedule([flat], { effective });
    const then = Date.parse(last);
    expect(checkFeeSchedule(schedule, then)).toEqual([]);
    expect(checkFeeSchedule(schedule, then + 1)).toEqual([{ code: 'stale', at: null, since: effective }]);
  });

  it('CALC-4 warns of a fee on an unknown fee and of a circle', () => {
    expect(checkFeeSchedule(aFeeSchedule([flat, aFeeOnFees('review', 'permit')]), NOW)).toEqual([
      { code: 'unknown-fee', at: 'components.1', fee: 'permit' },
    ]);
    expect(checkFeeSchedule(aFeeSchedule([flat, aFeeOnFees('a', 'b'), aFeeOnFees('b', 'a')]), NOW)).toEqual([
      { code: 'circular-fees', at: 'components.1' },
    ]);
  });

  it('CALC-4 warns of a minimum fee above the maximum', () => {
    expect(checkFeeSchedule(aFeeSchedule([{ ...flat, min: '20.00', max: '10.00' }]), NOW)).toEqual([
      { code: 'minimum-above-maximum', at: 'components.0' },
    ]);
  });

  it('CALC-4 warns of a line whose end leaves the whole fee lower', () => {
    const small: FeeComponent = { ...flat, id: 'small', when: { within: { valuation: { upTo: '2500' } } } };
    expect(checkFeeSchedule(aFeeSchedule([small, aboveTwentyFiveHundred('0.004')]), NOW)).toEqual([]);
    expect(checkFeeSchedule(aFeeSchedule([small, aboveTwentyFiveHundred('0.003')]), NOW)).toEqual([
      { code: 'decreasing', at: 'components.0.when', boundary: 2_500, before: 1_000, after: 750 },
    ]);
  });

  it('CALC-4 says each finding in both languages', () => {
    const [jump, falls] = checkFeeSchedule(
      aFeeSchedule([
        table({ over: '0', upTo: '2500', base: '46.00' }, { over: '2500', upTo: null, base: '43.75' }),
      ]),
      NOW,
    ).map((finding) => LOCALES.map((locale) => sayFeeScheduleFinding(finding, locale)));
    expect(jump).toEqual([
      'At 2,500 the fee jumps from $46.00 to $43.75.',
      'En 2,500 la tarifa salta de $46.00 a $43.75.',
    ]);
    expect(falls?.[1]).toBe('Justo por encima de 2,500 la tarifa baja de $46.00 a $43.75.');
  });

  it('CALC-4 never fails on a schedule that can be entered, and always has words', () => {
    fc.assert(
      fc.property(feeSchedules(), (schedule) => {
        for (const finding of checkFeeSchedule(schedule, NOW)) {
          for (const locale of LOCALES) expect(sayFeeScheduleFinding(finding, locale)).not.toMatch(/[{}]|^$/);
        }
      }),
    );
  });
});

describe('a table', () => {
  it('CALC-4 never charges less for more where the check finds no fall', () => {
    const odd = new Set(['decreasing', 'overlap']);
    fc.assert(
      fc.property(feeTables(), fc.nat(60_000_000), fc.nat(60_000_000), (brackets, value, more) => {
        const schedule = aFeeSchedule([table(...brackets)]);
        const falls = feeAt(schedule, value + more) < feeAt(schedule, value);
        if (falls) expect(checkFeeSchedule(schedule, NOW).some(({ code }) => odd.has(code))).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('CALC-4 charges less for a cent more where the check says so', () => {
    fc.assert(
      fc.property(feeTables(), (brackets) => {
        const schedule = aFeeSchedule([table(...brackets)]);
        const findings = checkFeeSchedule(schedule, NOW);
        if (findings.some(({ code }) => code === 'overlap')) return;
        const gaps = new Map(findings.flatMap((gap) => (gap.code === 'gap' ? [[gap.to, gap.from]] : [])));
        for (const finding of findings) {
          if (finding.code !== 'decreasing') continue;
          const boundary = Math.round(finding.boundary * 100);
          const end = Math.round((gaps.get(finding.boundary) ?? finding.boundary) * 100);
          expect(feeAt(schedule, end)).toBe(finding.before);
          expect(feeAt(schedule, boundary + 1)).toBe(finding.after);
          expect(finding.after).toBeLessThan(finding.before);
        }
      }),
    );
  });
});
