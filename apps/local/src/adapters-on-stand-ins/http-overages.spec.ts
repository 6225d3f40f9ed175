import { HttpBillingGateway, HttpOverageGateway } from '@ridgeline/adapters/http';
import { ReportOrders } from '@ridgeline/api/testing';
import { overageGatewayContract } from '@ridgeline/core/testing/billing';
import { aCardToken, type CardBehaviour } from '../testing/stripe-for-specs.ts';
import { cardSuite } from './card-suite.ts';

/** Core's port for projects beyond the number of a plan, over the real API with the Stripe sandbox. */
const suite = await cardSuite();
const orders = new ReportOrders(suite.api);
const UNKNOWN = '1 Nowhere Rd, Denver, CO 80202';
suite.api.properties.tell(UNKNOWN, null);

overageGatewayContract('HttpOverageGateway', async () => {
  const ada = await suite.api.person();
  await suite.api.sql.query(
    `insert into subscriptions (person_id, sku, price_monthly, platform) values ($1, 'plan_essential', 6900, 'web')`,
    [ada.id],
  );
  await orders.useUp(ada);
  const session = suite.sessionOf(ada);
  const billing = new HttpBillingGateway(session.client);
  const useCard = async (behaves: CardBehaviour) => {
    const saved = await billing.saveCard(await aCardToken(suite.stripe, behaves));
    const newest = saved.ok ? saved.value.cards.at(-1) : undefined;
    if (!newest) throw new Error('no card was saved');
    await billing.setDefaultCard(newest.id);
  };
  await useCard('good');
  return {
    overages: new HttpOverageGateway(session.client),
    payBy: useCard,
    made: async () => {
      const { rowCount } = await suite.api.sql.query('select from projects where owner_id = $1', [ada.id]);
      return rowCount ?? 0;
    },
    sellNoMore: async () => {
      await suite.api.sql.query(`update subscriptions set sku = 'plan_premium' where person_id = $1`, [
        ada.id,
      ]);
    },
    unknownAddress: UNKNOWN,
    endSession: session.end,
    breakConnection: session.goOffline,
  };
});
