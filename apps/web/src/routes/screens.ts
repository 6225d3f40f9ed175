import type { LinkedRoute } from '@ridgeline/core/routes';
import type { ComponentType } from 'react';
import type { ScreenName } from '../view-model/screen-name.ts';
import { loadingPage } from './page-not-loaded.ts';

export type LoadScreen = () => Promise<{ readonly Component: ComponentType }>;

const later: LoadScreen = () => import('../screens/later/later.route.ts');
const profile: LoadScreen = () => import('../screens/profile/profile.route.ts');

/** The screen of every route, loaded when it is first wanted. */
const BUILT: { readonly [Name in LinkedRoute]?: LoadScreen } = {
  splash: () => import('../screens/splash/splash.route.ts'),
  signUp: () => import('../screens/sign-up/sign-up.route.ts'),
  signUpWithTeam: () => import('../screens/team-invite/sign-up-with-team.route.ts'),
  signUpWithSsoTeam: () => import('../screens/team-invite/sign-up-with-sso-team.route.ts'),
  confirmSignUp: () => import('../screens/confirm-sign-up/confirm-sign-up.route.ts'),
  forgotPassword: () => import('../screens/forgot-password/forgot-password.route.ts'),
  forgotPasswordSubmit: () => import('../screens/new-password/new-password.route.ts'),
  login: () => import('../screens/login/login.route.ts'),
  enterpriseLogin: () => import('../screens/enterprise-login/enterprise-login.route.ts'),
  identityProviderCallback: () => import('../screens/identity-callback/identity-callback.route.ts'),
  googleCallback: () => import('../screens/google-callback/google-callback.route.ts'),
  welcomeBack: () => import('../screens/welcome-back/welcome-back.route.ts'),
  acceptTerms: () => import('../screens/accept-terms/accept-terms.route.ts'),
  introduceYourself: () => import('../screens/introduce-yourself/introduce-yourself.route.ts'),
  mandatoryProfile: () => import('../screens/mandatory-profile/mandatory-profile.route.ts'),
  pendingReport: () => import('../screens/pending-report/pending-report.route.ts'),
  dashboard: () => import('../screens/dashboard/dashboard.route.ts'),
  profile,
  fullProfile: profile,
};

const notFound: LoadScreen = () => import('../screens/not-found/not-found.route.tsx');

// NAV-6
export function screenFor(name: ScreenName): LoadScreen {
  return loadingPage(name === null ? notFound : (BUILT[name] ?? later));
}
