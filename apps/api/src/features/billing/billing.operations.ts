import { billingHandlers } from './billing.handlers.ts';
import { cardHandlers, type PaymentsConfig } from './cards.handlers.ts';

export function billingOperations(config: PaymentsConfig) {
  return { ...billingHandlers(config), ...cardHandlers(config) };
}
