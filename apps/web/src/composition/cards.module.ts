import { HttpBillingGateway } from '@ridgeline/adapters/http';
import { StripeCardCollector } from '@ridgeline/adapters/stripe';
import { BillingGateway, CardCollector } from '@ridgeline/core/billing';
import { ContainerModule } from 'inversify';
import { CardFields } from '../view-model/card-fields.ts';
import { appConfig } from './app-config.ts';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** The cards of a person, entered in fields of the payment provider. */
export const cardsModule = new ContainerModule(({ bind }) => {
  const cards = new StripeCardCollector(async () => (await appConfig()).cards ?? null);
  bind(CardCollector).toConstantValue(cards);
  bind(CardFields).toConstantValue(cards);
  made(bind, HttpBillingGateway, [API_CLIENT], { as: BillingGateway });
});
