// The door of the Cognito adapters: core's identity over aws-amplify.
export { CognitoIdentity } from './cognito-identity.ts';
export { UserPoolSession, type TokenStorage, type UserPoolConfig } from './user-pool-session.ts';
