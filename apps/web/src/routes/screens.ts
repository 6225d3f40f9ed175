import type { CalculatorType, LinkedRoute } from '@ridgeline/core/routes';
import type { ComponentType } from 'react';
import type { ScreenName } from '../view-model/screen-name.ts';
import { loadingPage } from '../parts/page-not-loaded.ts';

export type LoadScreen = () => Promise<{ readonly Component: ComponentType }>;

const calculatorList: LoadScreen = () => import('./screens/calculator-list.route.ts');
const addressLookup: LoadScreen = () => import('./screens/address-lookup.route.ts');
const pendingReport: LoadScreen = () => import('./screens/pending-report.route.ts');
const report: LoadScreen = () => import('./screens/report.route.ts');
const profile: LoadScreen = () => import('./screens/profile.route.tsx');

/** Each calculator is loaded by itself. */
const CALCULATORS: Readonly<Record<CalculatorType, LoadScreen>> = {
  iws: () => import('./screens/iws-calculator.route.ts'),
  waste: () => import('./screens/waste-calculator.route.ts'),
  ventilation: () => import('./screens/ventilation-calculator.route.ts'),
  'permit-fee': () => import('./screens/permit-fee-calculator.route.ts'),
};

/** Routes whose screen is that of the calculator in their path. */
type RouteByType = 'calculator' | 'estimate';

/** The screen of every other route, loaded on first use. */
const SCREENS: Readonly<Record<Exclude<LinkedRoute, RouteByType>, LoadScreen>> = {
  splash: () => import('./screens/splash.route.tsx'),
  signUp: () => import('./screens/sign-up.route.ts'),
  signUpWithTeam: () => import('./screens/sign-up-with-team.route.ts'),
  signUpWithSsoTeam: () => import('./screens/sign-up-with-sso-team.route.ts'),
  confirmSignUp: () => import('./screens/confirm-sign-up.route.ts'),
  forgotPassword: () => import('./screens/forgot-password.route.ts'),
  forgotPasswordSubmit: () => import('./screens/new-password.route.ts'),
  login: () => import('./screens/login.route.ts'),
  enterpriseLogin: () => import('./screens/enterprise-login.route.ts'),
  identityProviderCallback: () => import('./screens/identity-callback.route.ts'),
  googleCallback: () => import('./screens/google-callback.route.ts'),
  welcomeBack: () => import('./screens/welcome-back.route.ts'),
  acceptTerms: () => import('./screens/accept-terms.route.ts'),
  introduceYourself: () => import('./screens/introduce-yourself.route.ts'),
  mandatoryProfile: () => import('./screens/mandatory-profile.route.ts'),
  paper: () => import('./screens/paper-check.route.ts'),
  termsOfService: () => import('./screens/terms-of-service.route.ts'),
  termsOfSale: () => import('./screens/terms-of-sale.route.ts'),
  privacyPolicy: () => import('./screens/privacy-policy.route.ts'),
  helpCenter: () => import('./screens/help-center.route.ts'),
  addressLookup,
  newProject: addressLookup,
  propertyType: () => import('./screens/property-type.route.ts'),
  report,
  sampleReport: report,
  pendingReport,
  reportRequest: pendingReport,
  vanityReport: () => import('./screens/vanity-report.route.ts'),
  publicReport: () => import('./screens/public-report.route.ts'),
  integrations: () => import('./screens/integrations.route.ts'),
  integration: () => import('./screens/integration.route.tsx'),
  planDetails: () => import('./screens/subscription.route.ts'),
  plans: () => import('./screens/plans.route.ts'),
  purchasePlan: () => import('./screens/purchase-plan.route.ts'),
  manufacturerSelection: () => import('./screens/manufacturer-selection.route.ts'),
  planUpgrade: () => import('./screens/plan-upgrade.route.ts'),
  businessPricing: () => import('./screens/business-pricing.route.ts'),
  singlePurchase: () => import('./screens/single-purchase.route.ts'),
  dashboard: () => import('./screens/dashboard.route.ts'),
  search: () => import('./screens/search.route.ts'),
  myTeam: () => import('./screens/my-team.route.tsx'),
  editTeam: () => import('./screens/edit-team.route.ts'),
  editTeamMember: () => import('./screens/edit-team-member.route.ts'),
  profile,
  fullProfile: profile,
  verifyPhone: () => import('./screens/verify-phone.route.ts'),
  changeEmail: () => import('./screens/change-email.route.ts'),
  changePassword: () => import('./screens/change-password.route.ts'),
  companyDetails: () => import('./screens/company-details.route.ts'),
  feedback: () => import('./screens/feedback.route.ts'),
  tools: calculatorList,
  estimates: calculatorList,
  iwsTool: CALCULATORS.iws,
  iwsCalculator: CALCULATORS.iws,
  wasteTool: CALCULATORS.waste,
  wasteCalculator: CALCULATORS.waste,
  permitFee: CALCULATORS['permit-fee'],
  ventilationTool: CALCULATORS.ventilation,
  ventilationCalculator: CALCULATORS.ventilation,
};

/** Frames that stay while the screens in them change. */
export const FRAMES: readonly { readonly load: LoadScreen; readonly around: readonly LinkedRoute[] }[] = [
  {
    load: loadingPage(() => import('./screens/profile-frame.route.tsx')),
    around: ['profile', 'fullProfile', 'verifyPhone', 'changeEmail', 'changePassword', 'companyDetails'],
  },
];

const notFound: LoadScreen = () => import('./screens/not-found.route.tsx');

// NAV-6
export function screenFor(name: ScreenName, calculator: CalculatorType | null = null): LoadScreen {
  if (calculator !== null) return loadingPage(CALCULATORS[calculator]);
  const isOne = name !== null && name !== 'calculator' && name !== 'estimate';
  return loadingPage(isOne ? SCREENS[name] : notFound);
}

/** Loads all that a route shows. */
export async function loadRoute(name: LinkedRoute): Promise<void> {
  const frames = FRAMES.filter(({ around }) => around.includes(name)).map(({ load }) => load());
  await Promise.all([...frames, screenFor(name)()]);
}
