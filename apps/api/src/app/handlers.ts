import { type AccountsConfig, accountOperations } from '../features/accounts/accounts.operations.ts';
import { type AddressConfig, addressHandlers } from '../features/addresses/addresses.handlers.ts';
import { allowanceHandlers } from '../features/allowances/allowances.handlers.ts';
import { anonymousOperations } from '../features/anonymous/anonymous.operations.ts';
import { apiKeyHandlers } from '../features/api-keys/api-keys.handlers.ts';
import { billingOperations } from '../features/billing/billing.operations.ts';
import type { PaymentsConfig } from '../features/billing/cards.handlers.ts';
import { calculatorHandlers } from '../features/calculators/calculators.handlers.ts';
import { configurationHandlers } from '../features/configuration/configuration.handlers.ts';
import { type DocumentConfig, documentHandlers } from '../features/documents/documents.handlers.ts';
import { marketingOperations } from '../features/marketing/marketing.operations.ts';
import { orderHandlers } from '../features/orders/orders.handlers.ts';
import { pdfBatchHandlers } from '../features/pdf-batches/pdf-batches.handlers.ts';
import { planChangeHandlers } from '../features/plan-changes/plan-changes.handlers.ts';
import { plannedPlanHandlers } from '../features/renewals/planned-plan.handlers.ts';
import { planHandlers } from '../features/plans/plans.handlers.ts';
import { productHandlers } from '../features/products/products.handlers.ts';
import type { PhoneConfig } from '../features/profile/phone.handlers.ts';
import type { ProfileConfig } from '../features/profile/profile.handlers.ts';
import { profileOperations } from '../features/profile/profile.operations.ts';
import { projectHandlers } from '../features/projects/projects.handlers.ts';
import type { ReportConfig } from '../features/reports/new-report.handlers.ts';
import type { MapConfig } from '../features/reports/map-of-property.ts';
import { reportOperations } from '../features/reports/reports.operations.ts';
import { type SupportConfig, supportOperations } from '../features/support/support.operations.ts';
import { syncHandlers } from '../features/sync/sync.handlers.ts';
import { teamBodyLimits, teamOperations, type TeamsConfig } from '../features/teams/teams.operations.ts';
import { webhookHandlers, type WebhookConfig } from '../features/webhooks/webhooks.handlers.ts';
import type { BodyLimits, Handlers } from '../http/operations.ts';

export type HandlersConfig = AccountsConfig &
  AddressConfig &
  DocumentConfig &
  MapConfig &
  PaymentsConfig &
  PhoneConfig &
  ProfileConfig &
  ReportConfig &
  SupportConfig &
  TeamsConfig &
  WebhookConfig;

/** Joins the operations of the areas. An operation of the contract without a handler does not compile. */
export function allHandlers(config: HandlersConfig): Handlers {
  return {
    ...accountOperations(config),
    ...addressHandlers(config),
    ...allowanceHandlers,
    ...anonymousOperations(config),
    ...apiKeyHandlers,
    ...billingOperations(config),
    ...calculatorHandlers,
    ...configurationHandlers,
    ...documentHandlers(config),
    ...marketingOperations,
    ...orderHandlers(config),
    ...pdfBatchHandlers(config),
    ...planChangeHandlers(config),
    ...plannedPlanHandlers,
    ...planHandlers,
    ...productHandlers,
    ...profileOperations(config),
    ...projectHandlers,
    ...reportOperations(config),
    ...supportOperations(config),
    ...syncHandlers,
    ...teamOperations(config),
    ...webhookHandlers(config),
  };
}

export const bodyLimits: BodyLimits = teamBodyLimits;
