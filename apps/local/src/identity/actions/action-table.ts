import type { Action } from './action.ts';
import { getTokensFromRefreshToken, globalSignOut, revokeToken } from './session.actions.ts';
import { initiateAuth, respondToAuthChallenge } from './sign-in.actions.ts';

/** Who may call an action: anybody with the client's id or a token, or only a server with the admin key. */
type Entry = { readonly for: 'everybody' | 'administrators'; readonly run: Action };

const EVERYBODY = {
  InitiateAuth: initiateAuth,
  RespondToAuthChallenge: respondToAuthChallenge,
  GetTokensFromRefreshToken: getTokensFromRefreshToken,
  RevokeToken: revokeToken,
  GlobalSignOut: globalSignOut,
} satisfies Record<string, Action>;

const ADMINISTRATORS = {} satisfies Record<string, Action>;

export type ActionName = keyof typeof EVERYBODY | keyof typeof ADMINISTRATORS;

const ACTIONS: ReadonlyMap<string, Entry> = new Map([
  ...entries('everybody', EVERYBODY),
  ...entries('administrators', ADMINISTRATORS),
]);

const SERVICE = 'AWSCognitoIdentityProviderService.';

/** The action that an `x-amz-target` names, or null. */
export function actionFor(target: string): Entry | null {
  return (target.startsWith(SERVICE) && ACTIONS.get(target.slice(SERVICE.length))) || null;
}

function entries(who: Entry['for'], actions: Record<string, Action>): [string, Entry][] {
  return Object.entries(actions).map(([name, run]) => [name, { for: who, run }]);
}
