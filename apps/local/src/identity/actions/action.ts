import type { Answer, IdentityWorld } from '../identity-world.ts';
import type { Input } from '../wire/input.ts';

export type Action = (world: IdentityWorld, input: Input) => Promise<Answer>;

/** Actions for everyone who knows the client's id or has a token. */
export type PublicAction =
  | 'SignUp'
  | 'ConfirmSignUp'
  | 'ResendConfirmationCode'
  | 'InitiateAuth'
  | 'RespondToAuthChallenge'
  | 'GetTokensFromRefreshToken'
  | 'RevokeToken'
  | 'GlobalSignOut'
  | 'ForgotPassword'
  | 'ConfirmForgotPassword'
  | 'ChangePassword'
  | 'GetUser'
  | 'UpdateUserAttributes'
  | 'DeleteUserAttributes'
  | 'GetUserAttributeVerificationCode'
  | 'VerifyUserAttribute'
  | 'DeleteUser';

/** Actions for servers with the admin key. */
export type AdminAction =
  | 'AdminGetUser'
  | 'AdminCreateUser'
  | 'AdminUpdateUserAttributes'
  | 'AdminSetUserPassword'
  | 'AdminAddUserToGroup'
  | 'AdminRemoveUserFromGroup'
  | 'AdminDisableUser'
  | 'AdminEnableUser'
  | 'AdminUserGlobalSignOut'
  | 'AdminDeleteUser'
  | 'ListUsers';
