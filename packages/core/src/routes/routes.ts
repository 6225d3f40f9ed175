/**
 * Every path of the app, by name. The order matters: the first pattern that fits wins, so that `/report/sample`
 * stands before `/report/:number`. Patterns are in the router's own spelling.
 *
 * - `public-only`: needs no login, and sends a logged-in person away
 * - `open`: for everybody, outside the shell
 * - `report`: inside the shell, a visitor may be let in
 * - `login-required`: the rest
 *
 * `query` names the parameters a path is called with, where the specification or this app fixes them.
 * `takesCards`: the payment provider's script and frames are allowed in this page, and in no other (ADR 41).
 * `promptsGoogle`: the same for Google's one-tap prompt (ADR 63).
 */
export type RouteKind = 'public-only' | 'open' | 'report' | 'login-required';

export type RouteRow = {
  readonly pattern: `/${string}`;
  readonly kind: RouteKind;
  readonly query?: readonly string[];
  readonly takesCards?: true;
  readonly promptsGoogle?: true;
};

export const ROUTES = {
  // NAV-1
  splash: { pattern: '/', kind: 'public-only' },
  legacy: { pattern: '/main/*', kind: 'public-only' },
  login: {
    pattern: '/login',
    kind: 'public-only',
    query: ['email', 'returning', 'reason'],
    promptsGoogle: true,
  },
  enterpriseLogin: { pattern: '/enterpriselogin', kind: 'public-only' },
  signUp: { pattern: '/signup', kind: 'public-only' },
  signUpWithTeam: { pattern: '/signupWithTeam', kind: 'public-only', query: ['team_id', 'email'] },
  signUpWithSsoTeam: { pattern: '/signupWithSSOTeam', kind: 'public-only', query: ['team_id', 'email'] },
  identityProviderCallback: { pattern: '/idpauth', kind: 'public-only' },
  googleCallback: { pattern: '/auth/google/callback', kind: 'public-only' },
  confirmSignUp: { pattern: '/confirm-signup', kind: 'public-only', query: ['email', 'code'] },
  welcomeBack: {
    pattern: '/welcome-back',
    kind: 'public-only',
    query: ['email', 'accountType', 'identityProviderId'],
  },
  forgotPassword: { pattern: '/forgot-password', kind: 'public-only', query: ['email'] },
  forgotPasswordSubmit: { pattern: '/forgot-password-submit', kind: 'public-only', query: ['email'] },

  // D NAV-2.1: read-only, opened by a share link
  publicReport: { pattern: '/public/report/:number', kind: 'open' },
  // D RPT-7.2: printed on papers, also as a code
  paper: { pattern: '/paper/:seal', kind: 'open' },
  // D HDR-11.1: opened from the footer, and read before the terms are accepted
  termsOfService: { pattern: '/terms', kind: 'open' },
  termsOfSale: { pattern: '/sale', kind: 'open' },
  privacyPolicy: { pattern: '/privacy', kind: 'open' },
  helpCenter: { pattern: '/help', kind: 'open' },

  // NAV-3
  pendingReport: { pattern: '/report/for', kind: 'report' },
  vanityReport: { pattern: '/report/go/:vanityId', kind: 'report' },
  sampleReport: { pattern: '/report/sample', kind: 'report' },
  report: { pattern: '/report/:number', kind: 'report', query: ['sample'] },
  reportRequest: { pattern: '/reportRequest', kind: 'report' },

  // NAV-4
  acceptTerms: { pattern: '/accept-terms-of-service', kind: 'login-required', query: ['wanted'] },
  introduceYourself: { pattern: '/introduce-yourself', kind: 'login-required', query: ['wanted'] },
  newProject: { pattern: '/dashboard/new', kind: 'login-required' },
  dashboard: { pattern: '/dashboard', kind: 'login-required' },
  integrations: { pattern: '/integrations', kind: 'login-required' },
  integration: { pattern: '/integrations/:id', kind: 'login-required' },
  planDetails: { pattern: '/subscription', kind: 'login-required', takesCards: true },
  planUpgrade: { pattern: '/planupgrade', kind: 'login-required' },
  mandatoryProfile: { pattern: '/mandatory-profile', kind: 'login-required', query: ['wanted'] },
  profile: { pattern: '/profile', kind: 'login-required', query: ['code', 'email'] },
  fullProfile: { pattern: '/profile/full', kind: 'login-required' },
  verifyPhone: { pattern: '/profile/verifyphone', kind: 'login-required' },
  changeEmail: { pattern: '/profile/email', kind: 'login-required' },
  changePassword: { pattern: '/profile/password', kind: 'login-required' },
  companyDetails: { pattern: '/profile/mobilecompanydetails', kind: 'login-required' },
  plans: { pattern: '/plans', kind: 'login-required' },
  purchasePlan: {
    pattern: '/plans/purchase',
    kind: 'login-required',
    query: ['sku', 'payUpFront', 'billing', 'variant'],
    takesCards: true,
  },
  businessPricing: { pattern: '/business_pricing', kind: 'login-required' },
  addressLookup: { pattern: '/addresslookup', kind: 'login-required', query: ['address', 'buy'] },
  search: { pattern: '/search', kind: 'login-required' },
  propertyType: { pattern: '/propertytype', kind: 'login-required' },
  singlePurchase: { pattern: '/singlepurchase', kind: 'login-required', takesCards: true },
  myTeam: { pattern: '/myTeam', kind: 'login-required' },
  editTeam: { pattern: '/editteam', kind: 'login-required' },
  editTeamMember: { pattern: '/editteammember', kind: 'login-required' },
  feedback: { pattern: '/feedback', kind: 'login-required', query: ['source', 'reportNumber'] },
  manufacturerSelection: { pattern: '/manufacturer-selection/:reportNumber', kind: 'login-required' },
  permitFee: { pattern: '/permit-fee/:reportNumber', kind: 'login-required' },
  tools: { pattern: '/tools', kind: 'login-required' },

  // NAV-5
  iwsTool: { pattern: '/tools/iws', kind: 'login-required' },
  wasteTool: { pattern: '/tools/waste', kind: 'login-required' },
  ventilationTool: { pattern: '/tools/ventilation', kind: 'login-required' },
  iwsCalculator: { pattern: '/calculators/iws/:reportNumber?', kind: 'login-required' },
  wasteCalculator: { pattern: '/calculators/waste/:reportNumber?', kind: 'login-required' },
  ventilationCalculator: { pattern: '/calculators/ventilation/:reportNumber?', kind: 'login-required' },
  calculator: { pattern: '/calculators/:type/:reportNumber?', kind: 'login-required' },
  // D NAV-5.2: the same calculators for everybody, without a report
  estimates: { pattern: '/estimate', kind: 'report' },
  estimate: { pattern: '/estimate/:type', kind: 'report' },
} as const satisfies Record<string, RouteRow>;

export type RouteName = keyof typeof ROUTES;
export const ROUTE_NAMES = Object.keys(ROUTES) as readonly RouteName[];

/** NAV-5 D NAV-5.1: what `/calculators/{type}` and `/estimate/{type}` may name; any other type is an unknown path. */
export const CALCULATOR_TYPES = ['iws', 'waste', 'ventilation', 'permit-fee'] as const;
export type CalculatorType = (typeof CALCULATOR_TYPES)[number];
