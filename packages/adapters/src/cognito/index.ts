// Public API of the Cognito adapters: core's session ports, implemented with aws-amplify.
export { BrowserSignInPlace } from './browser-sign-in-place.ts';
export { CognitoEmailChangeGateway } from './cognito-email-change-gateway.ts';
export { CognitoFederatedReturn } from './cognito-federated-return.ts';
export { CognitoFederatedSignIn } from './cognito-federated-sign-in.ts';
export { CognitoIdentity } from './cognito-identity.ts';
export { CognitoPasswordGateway } from './cognito-password-gateway.ts';
export { CognitoPasswordRecovery } from './cognito-password-recovery.ts';
export { CognitoSessionTokens } from './cognito-session-tokens.ts';
export { CognitoSignUpGateway } from './cognito-sign-up-gateway.ts';
export type { TokenStorage } from './hinted-storage.ts';
export type { HostedAddresses } from './hosted-pages.ts';
export type { SignInPlace, SignInWindow } from './sign-in-place.ts';
export { TabsOfABrowser } from './tabs-of-a-browser.ts';
export { UserPoolSession, type RefusedRenewal, type UserPoolConfig } from './user-pool-session.ts';
