import type { Result } from '../../shared/result.ts';
import { InputReader, type InputFailure, type MeasuredRange } from '../inputs.ts';
import { DOLLARS, PERCENT } from '../measure-text.ts';
import type { FeeComponent, FeeSchedule } from './fee-schedule.ts';

const FLAT: MeasuredRange = { min: 0, max: 1_000_000, quantity: DOLLARS };
const SHARE: MeasuredRange = { min: 0, max: 100, quantity: PERCENT };

/** CALC-4: figures that somebody was told, such as on the phone, as a schedule without a source. */
export function parseOwnFees(source: unknown): Result<FeeSchedule, readonly InputFailure[]> {
  const given = new InputReader(source);
  const flat = given.number('flat', FLAT, 0);
  const ofValue = given.number('percent_of_value', SHARE, 0);
  const planReview = given.number('plan_review_percent', SHARE, 0);
  const ofMaterials = given.number('percent_of_materials', SHARE, 0);
  const permit: FeeComponent[] = [
    ...(ofValue > 0 ? [rate('permit', 'building-permit', 'valuation', ofValue)] : []),
    ...(flat > 0 || ofValue === 0
      ? [
          {
            id: 'flat',
            name: ofValue > 0 ? 'application' : 'building-permit',
            kind: 'flat',
            basis: 'constant',
            amount: flat.toFixed(2),
          } as const,
        ]
      : []),
  ];
  return given.result({
    id: 'own',
    jurisdiction: '—',
    state: 'us',
    covers: ['residential', 'commercial'],
    effective: null,
    source: null,
    components: [
      ...permit,
      ...(planReview > 0
        ? [rate('plan-review', 'plan-review', { fees: permit.map(({ id }) => id) }, planReview)]
        : []),
      ...(ofMaterials > 0 ? [rate('use-tax', 'city-use-tax', 'materials', ofMaterials)] : []),
    ],
  });
}

function rate(
  id: string,
  name: FeeComponent['name'],
  basis: 'valuation' | 'materials' | { readonly fees: readonly string[] },
  percent: number,
): FeeComponent {
  // A percent has at most three decimals, so its rate has five.
  return { id, name, kind: 'rate', basis, rate: (percent / 100).toFixed(5) };
}
