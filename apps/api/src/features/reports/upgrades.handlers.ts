import { refusalToSpend } from '@ridgeline/core/plans';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import { planInForceOf } from '../allowances/allowances.repository.ts';
import { findProduct, isKnownProduct, requirementsOf } from './roof-product.repository.ts';
import { isCurrentForm, reportOnWire } from './report-on-wire.ts';
import { applyUpgrades } from './upgrades.repository.ts';

// RPT-5 PLAN-1
export const upgradeHandlers: Pick<Handlers, 'applyUpgrades'> = {
  async applyUpgrades({ path, body: { upgrades, patches = {} }, db }) {
    const product = productIn(patches);
    if (product === 'half') return problem('invalid', 'body/patches/product_id');
    const asked = product === undefined ? null : await findProduct(db, path.projectNumber, product);
    if (asked && !isCurrentForm(asked)) return problem('report-not-refreshable');
    if (asked && product !== null && !isKnownProduct(asked))
      return problem('roof-product-unknown', 'body/patches/product_id');
    const chosen = asked && { product: asked.product, fact: requirementsOf(asked) };
    const changed = await applyUpgrades(db, path.projectNumber, { upgrades, patches, chosen });
    if (changed) return answer(200, reportOnWire(changed));
    return problem(refusalToSpend(await planInForceOf(db, null)));
  },
};

type Chosen = { readonly manufacturer_id?: string | null; readonly product_id?: string | null };

/** Undefined if the choice stays as it is; null if it is taken back. */
function productIn({ manufacturer_id: maker, product_id: id }: Chosen): string | null | undefined {
  if (typeof maker === 'string' && typeof id === 'string') return `${maker}/${id}`;
  return maker === id ? id : 'half';
}
