import type { Handlers } from '../http/operations.ts';
import { accountHandlers } from './accounts/accounts.handlers.ts';
import { googleHandlers, type GoogleConfig } from './accounts/google.handlers.ts';
import { idAssociationHandlers } from './accounts/id-associations.handlers.ts';
import { addressHandlers, type AddressConfig } from './addresses/addresses.handlers.ts';
import { allowanceHandlers } from './allowances/allowances.handlers.ts';
import { adoptionHandlers } from './anonymous/adoption.handlers.ts';
import { anonymousReportHandlers } from './anonymous/anonymous-reports.handlers.ts';
import { publicReportHandlers } from './anonymous/public-report.handlers.ts';
import { apiKeyHandlers } from './api-keys/api-keys.handlers.ts';
import { billingHandlers } from './billing/billing.handlers.ts';
import { cardHandlers, type PaymentsConfig } from './billing/cards.handlers.ts';
import { calculatorHandlers } from './calculators/calculators.handlers.ts';
import { configurationHandlers } from './configuration/configuration.handlers.ts';
import { contactHandlers } from './marketing/contacts.handlers.ts';
import { documentHandlers, type DocumentConfig } from './documents/documents.handlers.ts';
import { feedbackHandlers } from './marketing/feedback.handlers.ts';
import { surveyHandlers } from './marketing/surveys.handlers.ts';
import { orderHandlers } from './orders/orders.handlers.ts';
import { phoneHandlers, type PhoneConfig } from './profile/phone.handlers.ts';
import { productHandlers } from './products/products.handlers.ts';
import { profileHandlers, type ProfileConfig } from './profile/profile.handlers.ts';
import { visitHandlers } from './profile/visit.handlers.ts';
import { planHandlers } from './plans/plans.handlers.ts';
import { projectHandlers } from './projects/projects.handlers.ts';
import { reportChangeHandlers } from './reports/report-changes.handlers.ts';
import { newReportHandlers, type ReportConfig } from './reports/new-report.handlers.ts';
import { reportLinkHandlers } from './reports/report-links.handlers.ts';
import { reportHandlers } from './reports/reports.handlers.ts';
import { stateUpdateHandlers } from './reports/state-updates.handlers.ts';
import { upgradeHandlers } from './reports/upgrades.handlers.ts';
import { syncHandlers } from './sync/sync.handlers.ts';
import { inviteHandlers } from './teams/invites.handlers.ts';
import { logoHandlers, type LogoConfig } from './teams/logo.handlers.ts';
import { memberHandlers } from './teams/members.handlers.ts';
import { occProjectHandlers } from './teams/occ-projects.handlers.ts';
import { rosterHandlers } from './teams/roster.handlers.ts';
import { teamReportHandlers } from './teams/team-reports.handlers.ts';
import { teamHandlers } from './teams/teams.handlers.ts';

/** Every operation of the contract, answered. One that is missing does not compile. */
export function allHandlers(
  config: LogoConfig &
    DocumentConfig &
    ProfileConfig &
    PhoneConfig &
    GoogleConfig &
    ReportConfig &
    AddressConfig &
    PaymentsConfig,
): Handlers {
  return {
    ...accountHandlers,
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
    ...idAssociationHandlers,
    ...orderHandlers(config),
    ...phoneHandlers(config),
    ...planHandlers(config),
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
