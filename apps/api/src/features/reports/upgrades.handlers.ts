import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import { refusalToSpend } from '../allowances/allowances-on-wire.ts';
import { planInForceOf } from '../allowances/allowances.repository.ts';
import { reportOnWire } from './report-on-wire.ts';
import { applyUpgrades } from './upgrades.repository.ts';

// RPT-5 PLAN-1
export const upgradeHandlers: Pick<Handlers, 'applyUpgrades'> = {
  async applyUpgrades({ path, body: { upgrades, patches = {} }, db }) {
    const changed = await applyUpgrades(db, path.projectNumber, { upgrades, patches });
    if (changed) return answer(200, reportOnWire(changed));
    return problem(refusalToSpend(await planInForceOf(db, null)));
  },
};
