import type { Action, AdminAction, PublicAction } from './action.ts';
import { adminCreateUser, listUsers } from './admin-roster.actions.ts';
import * as admin from './admin.actions.ts';
import { changePassword, confirmForgotPassword, forgotPassword } from './password.actions.ts';
import * as profile from './profile.actions.ts';
import { getTokensFromRefreshToken, globalSignOut, revokeToken } from './session.actions.ts';
import { initiateAuth, respondToAuthChallenge } from './sign-in.actions.ts';
import { confirmSignUp, resendConfirmationCode, signUp } from './sign-up.actions.ts';

/** Who may call an action: everyone with the client's id or a token, or only a server with the admin key. */
type Entry = { readonly for: 'everybody' | 'administrators'; readonly run: Action };

const EVERYBODY: Readonly<Record<PublicAction, Action>> = {
  SignUp: signUp,
  ConfirmSignUp: confirmSignUp,
  ResendConfirmationCode: resendConfirmationCode,
  InitiateAuth: initiateAuth,
  RespondToAuthChallenge: respondToAuthChallenge,
  GetTokensFromRefreshToken: getTokensFromRefreshToken,
  RevokeToken: revokeToken,
  GlobalSignOut: globalSignOut,
  ForgotPassword: forgotPassword,
  ConfirmForgotPassword: confirmForgotPassword,
  ChangePassword: changePassword,
  GetUser: profile.getUser,
  UpdateUserAttributes: profile.updateUserAttributes,
  DeleteUserAttributes: profile.deleteUserAttributes,
  GetUserAttributeVerificationCode: profile.getUserAttributeVerificationCode,
  VerifyUserAttribute: profile.verifyUserAttribute,
  DeleteUser: profile.deleteUser,
};

const ADMINISTRATORS: Readonly<Record<AdminAction, Action>> = {
  AdminGetUser: admin.adminGetUser,
  AdminCreateUser: adminCreateUser,
  AdminUpdateUserAttributes: admin.adminUpdateUserAttributes,
  AdminSetUserPassword: admin.adminSetUserPassword,
  AdminAddUserToGroup: admin.adminAddUserToGroup,
  AdminRemoveUserFromGroup: admin.adminRemoveUserFromGroup,
  AdminDisableUser: admin.adminDisableUser,
  AdminEnableUser: admin.adminEnableUser,
  AdminUserGlobalSignOut: admin.adminUserGlobalSignOut,
  AdminDeleteUser: admin.adminDeleteUser,
  ListUsers: listUsers,
};

const ACTIONS: ReadonlyMap<string, Entry> = new Map([
  ...entries('everybody', EVERYBODY),
  ...entries('administrators', ADMINISTRATORS),
]);

const SERVICE = 'AWSCognitoIdentityProviderService.';

/** The action named by an `x-amz-target` header, or null. */
export function actionFor(target: string): Entry | null {
  return (target.startsWith(SERVICE) && ACTIONS.get(target.slice(SERVICE.length))) || null;
}

function entries(who: Entry['for'], actions: Record<string, Action>): [string, Entry][] {
  return Object.entries(actions).map(([name, run]) => [name, { for: who, run }]);
}
