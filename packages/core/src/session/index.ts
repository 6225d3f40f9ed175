// Public exports of session.
export { AcceptTerms } from './accept-terms.use-case.ts';
export { afterIntroduction } from './after-sign-in.policy.ts';
export { AliasDevice } from './alias-device.use-case.ts';
export { BeginWalkthrough } from './begin-walkthrough.use-case.ts';
export { ClientState } from './client-state.port.ts';
export { deleteAccountMessages } from './delete-account.messages.ts';
export { DeleteAccount, type DeleteAccountFailure } from './delete-account.use-case.ts';
export { type LoginReason, parseLoginReason } from './federated/federated-outcome.policy.ts';
export { FederatedReturn, type FederatedReturnRefusal } from './federated/federated-return.port.ts';
export {
  type FederatedRefusal,
  type FederatedRequest,
  FederatedSignIn,
} from './federated/federated-sign-in.port.ts';
export { FinishFederatedSignIn } from './federated/finish-federated-sign-in.use-case.ts';
export { GiveUpOneTap } from './federated/give-up-one-tap.use-case.ts';
export { type GoogleRefusal, GoogleSessions } from './federated/google-sessions.port.ts';
export { IdAssociations } from './federated/id-associations.port.ts';
export { ReturnFromGoogle } from './federated/return-from-google.use-case.ts';
export { type Returned, ReturnFromProvider } from './federated/return-from-provider.use-case.ts';
export { SignInWithGoogle } from './federated/sign-in-with-google.use-case.ts';
export {
  StartFederatedSignIn,
  type StartFederatedSignInFailure,
  type StartFederatedSignInInput,
} from './federated/start-federated-sign-in.use-case.ts';
export { type IdentityClaims, readClaims } from './identity-claims.ts';
export {
  Identity,
  type PasswordRefusal,
  type SignedInIdentity,
  type SignOutFailure,
  type SignOutReach,
} from './identity.port.ts';
export { IntroduceYourself, type IntroductionFailure } from './introduce-yourself.use-case.ts';
export { initialLogin, type Login, type LoginEvent, nextLogin } from './login.machine.ts';
export { missingFromProfile } from './mandatory-profile.policy.ts';
export { OtherTabs, type TabNews } from './other-tabs.port.ts';
export { DeviceAliases } from './device-aliases.port.ts';
export { IdentifyDevice } from './identify-device.use-case.ts';
export { EndSessionsAfterReset } from './end-sessions-after-reset.use-case.ts';
export {
  type ForgotPassword,
  type ForgotPasswordEvent,
  initialForgotPassword,
  nextForgotPassword,
} from './password/forgot-password.machine.ts';
export {
  type CodeDelivery,
  type NewPasswordRefusal,
  PasswordRecovery,
  type RecoveryRefusal,
} from './password/password-recovery.port.ts';
export {
  type PasswordResetFailure,
  RequestPasswordReset,
} from './password/request-password-reset.use-case.ts';
export { SetNewPassword, type SetNewPasswordFailure } from './password/set-new-password.use-case.ts';
export { ResetApp } from './reset-app.use-case.ts';
export { isFederatedTokenExpired, SESSION_EXPIRED_DIALOG } from './session-renewal.policy.ts';
export { SessionTokens, type TokenFailure } from './session-tokens.port.ts';
export { sessionEndMessages } from './session-end.messages.ts';
export { sessionMessages } from './session.messages.ts';
export type { Session, SignedIn } from './session.ts';
export { OneTapPrompt } from './federated/one-tap-prompt.port.ts';
export { SignInByOneTap } from './federated/sign-in-by-one-tap.use-case.ts';
export { SignInAgain } from './sign-in-again.use-case.ts';
export { readRefusal, type SignInFailure } from './sign-in-failure.policy.ts';
export { APPLE_TOKEN_LIFETIME, type FederatedKind, PROVIDERS, type SignInKind } from './sign-in-kind.ts';
export { SignIn } from './sign-in.use-case.ts';
export { SignOut } from './sign-out.use-case.ts';
export { CheckSignUpEmail } from './sign-up/check-sign-up-email.use-case.ts';
export { ConfirmSignUp } from './sign-up/confirm-sign-up.use-case.ts';
export { ResendSignUpCode } from './sign-up/resend-sign-up-code.use-case.ts';
export {
  type Confirmation,
  type ConfirmationEvent,
  type ConfirmationNews,
  initialConfirmation,
  nextConfirmation,
  resendVerdict,
} from './sign-up/sign-up-confirmation.machine.ts';
export { readSignUpDraft, signUpDraftText } from './sign-up/sign-up-draft.ts';
export {
  type ConfirmationRefusal,
  type NewAccount,
  type ResendRefusal,
  SignUpGateway,
  type SignUpRefusal,
} from './sign-up/sign-up-gateway.port.ts';
export {
  beginSignUp,
  nextSignUp,
  SIGN_UP_SLIDES,
  type SignUpEvent,
  type SignUpSlide,
  type SignUpStep,
  type SignUpWizard,
} from './sign-up/sign-up-wizard.machine.ts';
export { SignUp, type SignUpForm, type SignUpProblems } from './sign-up/sign-up.use-case.ts';
export { StartUp } from './start-up.use-case.ts';
export {
  inviteStep,
  type KeptInvite,
  keptInviteText,
  parseTeamInvite,
  readKeptInvite,
  type TeamInvite,
} from './team-invite.ts';
export { TermsGateway, type TermsFailure } from './terms-gateway.port.ts';
export { UniqueIds } from './unique-ids.port.ts';
export { initialVisit, nextVisit, type Visit, type VisitEvent } from './visit.machine.ts';
export { hiddenWalkthrough, nextWalkthrough, type Walkthrough } from './walkthrough.machine.ts';
export { kindOfAccount } from './welcome-back.policy.ts';
