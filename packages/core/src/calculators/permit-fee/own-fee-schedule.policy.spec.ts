import { describe, expect, it } from 'vitest';
import { calculatePermitFee } from './permit-fee.policy.ts';
import { parseOwnFees } from './own-fee-schedule.policy.ts';
import { parsePermitProject } from './permit-project.policy.ts';

const project = parsePermitProject({
  roof_size: 2_450,
  roof_material_type: 'asphalt-shingle',
  material_cost: 8_000,
  total_project_value: 15_000,
});

function feeOf(own: Readonly<Record<string, unknown>>) {
  const schedule = parseOwnFees(own);
  if (!schedule.ok || !project.ok) throw new Error('refused');
  return calculatePermitFee({ schedule: schedule.value, project: project.value });
}

describe('a permit fee by figures of one’s own', () => {
  it.each([
    [{ flat: '$75' }, [7_500]],
    [{ percent_of_value: '1.25 %' }, [18_750]],
    [
      { flat: '25', percent_of_value: '1', plan_review_percent: '65', percent_of_materials: '3' },
      [15_000, 2_500, 11_375, 24_000],
    ],
    [{}, [0]],
  ])('CALC-4 of %j charges %j cents', (own, cents) => {
    const { outcome, warnings } = feeOf(own);
    if (outcome.is === 'unknown') throw new Error('the fee is unknown');
    expect(outcome.lines.map((line) => line.cents)).toEqual(cents);
    expect(outcome.total).toBe(cents.reduce((sum, one) => sum + one, 0));
    expect(warnings.map(({ code }) => code)).toContain('schedule-without-source');
  });

  it('VAL-1 refuses what is no such figure', () => {
    expect(parseOwnFees({ flat: '12 in', percent_of_value: '120' })).toEqual({
      ok: false,
      failure: [
        { field: 'flat', code: 'other-unit', measure: 'dollars' },
        { field: 'percent_of_value', code: 'out-of-range', min: 0, max: 100 },
      ],
    });
  });
});
