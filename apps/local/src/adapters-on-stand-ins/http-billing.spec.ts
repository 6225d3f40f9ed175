import { HttpBillingGateway } from '@ridgeline/adapters/http';
import { billingGatewayContract } from '@ridgeline/core/testing/billing';
import { aCardToken } from '../testing/stripe-for-specs.ts';
import { cardSuite } from './card-suite.ts';

/** Core's port for cards and bills over the real API, with the Stripe sandbox. */
const suite = await cardSuite();

billingGatewayContract('HttpBillingGateway', async () => {
  const ada = await suite.api.person();
  const session = suite.sessionOf(ada);
  return {
    billing: new HttpBillingGateway(session.client),
    aToken: (behaves) => aCardToken(suite.stripe, behaves),
    owe: async (cents) => {
      await suite.api.sql.query(
        `insert into billing_events (id, person_id, bill_id, kind, title, amount)
         values ($1 || ' billed', $1::uuid, $1, 'billed', 'Essential', $2), ($1 || ' failed', $1::uuid, $1, 'failed-payment', null, null)`,
        [ada.id, cents],
      );
    },
    askBank: async (secret, bank) => void (await suite.sandbox.bankAnswers(secret, bank)),
    endSession: session.end,
    breakConnection: session.goOffline,
  };
});
