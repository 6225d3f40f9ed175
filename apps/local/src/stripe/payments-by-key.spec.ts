import { StripePayments } from '@ridgeline/api';
import { paymentsContract } from '@ridgeline/api/testing';
import {
  aCardToken,
  cardThat,
  refundedTo,
  sdkFor,
  stripeForSpecs,
  takenFrom,
} from '../testing/stripe-for-specs.ts';
import { LOCAL_KEYS } from './wire/keys.ts';

/**
 * The contract on whatever a key and an address name: with `STRIPE_TEST_KEY` on Stripe's test mode, or at
 * `STRIPE_TEST_ENDPOINT`; without it on the sandbox, so that each run of the tests runs this file as it is run on Stripe.
 */
const { STRIPE_TEST_KEY: key, STRIPE_TEST_ENDPOINT: address = null } = process.env;
const { secretKey, endpoint } =
  key === undefined
    ? { secretKey: LOCAL_KEYS.secret, endpoint: (await stripeForSpecs()).endpoint }
    : { secretKey: key, endpoint: address };

paymentsContract(
  key === undefined ? 'StripePayments over the sandbox' : 'StripePayments by a key',
  async () => {
    const stripe = sdkFor(endpoint, secretKey);
    return {
      payments: new StripePayments({ secretKey, endpoint }),
      aToken: (behaves) => aCardToken(stripe, cardThat[behaves]),
      takenFrom: (customer) => takenFrom(stripe, customer),
      refundedTo: (customer) => refundedTo(stripe, customer),
    };
  },
);
