import { coversState } from '@ridgeline/core/plans';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import { stateIsCovered } from './address-access.ts';

const api = await apiForSpecs();

const states = fc.constantFrom('co', 'ia', 'tx');
const plans = fc.option(
  fc.oneof(
    fc.record({ variant: fc.constantFrom(null, 'national'), state: fc.constant(null) }),
    fc.record({ variant: fc.constant('one_state'), state: states }),
  ),
);

it('PLAN-1 a plan covers in SQL the states that it covers in core', async () => {
  const ada = await api.person();
  await fc.assert(
    fc.asyncProperty(plans, fc.option(states), async (plan, state) => {
      await api.sql.query('delete from subscriptions where person_id = $1', [ada.id]);
      if (plan) {
        await api.sql.query(
          `insert into subscriptions (person_id, sku, variant, state) values ($1, 'plan_essential', $2, $3)`,
          [ada.id, plan.variant, plan.state],
        );
      }
      const { rows } = await api.sql.query(
        `select ${stateIsCovered('$2::text')} as covered from (select $1::uuid as id, null::uuid as team_id) caller`,
        [ada.id, state],
      );
      expect(rows).toEqual([{ covered: coversState(plan, state) }]);
    }),
  );
});
