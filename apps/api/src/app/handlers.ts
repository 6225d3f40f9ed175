import type { Handlers } from '../http/operations.ts';
import { accountEndHandlers } from '../features/accounts/account-ends.handlers.ts';
import { accountHandlers } from '../features/accounts/accounts.handlers.ts';
import { googleHandlers, type GoogleConfig } from '../features/accounts/google.handlers.ts';
import {
  idAssociationHandlers,
  type IdAssociationConfig,
} from '../features/accounts/id-associations.handlers.ts';
import { addressHandlers, type AddressConfig } from '../features/addresses/addresses.handlers.ts';
import { allowanceHandlers } from '../features/allowances/allowances.handlers.ts';
import { adoptionHandlers } from '../features/anonymous/adoption.handlers.ts';
import { anonymousReportHandlers } from '../features/anonymous/anonymous-reports.handlers.ts';
import { publicReportHandlers } from '../features/anonymous/public-report.handlers.ts';
import { apiKeyHandlers } from '../features/api-keys/api-keys.handlers.ts';
import { billingHandlers } from '../features/billing/billing.handlers.ts';
import { cardHandlers, type PaymentsConfig } from '../features/billing/cards.handlers.ts';
import { calculatorHandlers } from '../features/calculators/calculators.handlers.ts';
import { configurationHandlers } from '../features/configuration/configuration.handlers.ts';
import { contactHandlers } from '../features/marketing/contacts.handlers.ts';
import { documentHandlers, type DocumentConfig } from '../features/documents/documents.handlers.ts';
import { feedbackHandlers } from '../features/marketing/feedback.handlers.ts';
import { surveyHandlers } from '../features/marketing/surveys.handlers.ts';
import { orderHandlers } from '../features/orders/orders.handlers.ts';
import { phoneHandlers, type PhoneConfig } from '../features/profile/phone.handlers.ts';
import { productHandlers } from '../features/products/products.handlers.ts';
import { profileHandlers, type ProfileConfig } from '../features/profile/profile.handlers.ts';
import { visitHandlers } from '../features/profile/visit.handlers.ts';
import { planChangeHandlers } from '../features/plan-changes/plan-changes.handlers.ts';
import { planHandlers } from '../features/plans/plans.handlers.ts';
import { projectHandlers } from '../features/projects/projects.handlers.ts';
import { reportChangeHandlers } from '../features/reports/report-changes.handlers.ts';
import { newReportHandlers, type ReportConfig } from '../features/reports/new-report.handlers.ts';
import { reportLinkHandlers } from '../features/reports/report-links.handlers.ts';
import { reportHandlers } from '../features/reports/reports.handlers.ts';
import { stateUpdateHandlers } from '../features/reports/state-updates.handlers.ts';
import { upgradeHandlers } from '../features/reports/upgrades.handlers.ts';
import { syncHandlers } from '../features/sync/sync.handlers.ts';
import { inviteHandlers } from '../features/teams/invites.handlers.ts';
import { logoHandlers, type LogoConfig } from '../features/teams/logo.handlers.ts';
import { memberHandlers } from '../features/teams/members.handlers.ts';
import { occProjectHandlers } from '../features/teams/occ-projects.handlers.ts';
import { rosterHandlers } from '../features/teams/roster.handlers.ts';
import { teamReportHandlers } from '../features/teams/team-reports.handlers.ts';
import { teamHandlers } from '../features/teams/teams.handlers.ts';

/** A handler for every operation of the contract. A missing one does not compile. */
export function allHandlers(
  config: LogoConfig &
    DocumentConfig &
    ProfileConfig &
    IdAssociationConfig &
    PhoneConfig &
    GoogleConfig &
    ReportConfig &
    AddressConfig &
    PaymentsConfig,
): Handlers {
  return {
    ...accountHandlers,
    ...accountEndHandlers,
    ...addressHandlers(config),
    ...adoptionHandlers,
    ...allowanceHandlers,
    ...anonymousReportHandlers(config),
    ...publicReportHandlers,
    ...apiKeyHandlers,
    ...billingHandlers(config),
    ...calculatorHandlers,
    ...cardHandlers(config),
    ...configurationHandlers,
    ...contactHandlers,
    ...feedbackHandlers,
    ...googleHandlers(config),
    ...idAssociationHandlers(config),
    ...orderHandlers(config),
    ...phoneHandlers(config),
    ...planChangeHandlers(config),
    ...planHandlers,
    ...productHandlers,
    ...profileHandlers(config),
    ...projectHandlers,
    ...reportChangeHandlers,
    ...reportHandlers,
    ...reportLinkHandlers,
    ...newReportHandlers(config),
    ...upgradeHandlers,
    ...stateUpdateHandlers,
    ...surveyHandlers,
    ...syncHandlers,
    ...inviteHandlers,
    ...documentHandlers(config),
    ...logoHandlers(config),
    ...memberHandlers(config),
    ...occProjectHandlers,
    ...rosterHandlers(config),
    ...teamHandlers(config),
    ...teamReportHandlers,
    ...visitHandlers,
  };
}
