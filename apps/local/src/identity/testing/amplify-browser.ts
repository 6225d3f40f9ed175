import { Amplify } from 'aws-amplify';
import type { KeyValueStorageInterface } from 'aws-amplify/utils';
import * as auth from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { LOCAL_USER_POOL_ID } from '../local-user-pool.ts';
import { CLIENT_ID } from './identity-under-test.ts';

/** Configures the real aws-amplify for this endpoint, with empty storage like a new browser. */
export function newBrowser(userPoolEndpoint: string): Map<string, string> {
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: LOCAL_USER_POOL_ID,
        userPoolClientId: CLIENT_ID,
        userPoolEndpoint,
        signUpVerificationMethod: 'code',
        loginWith: { email: true },
      },
    },
  });
  const kept = new Map<string, string>();
  cognitoUserPoolsTokenProvider.setKeyValueStorage(storageOn(kept));
  return kept;
}

/** Continues with a browser's storage, like another tab or a restart. */
export function useBrowser(kept: Map<string, string>): void {
  cognitoUserPoolsTokenProvider.setKeyValueStorage(storageOn(kept));
}

function storageOn(kept: Map<string, string>): KeyValueStorageInterface {
  return {
    getItem: async (key) => kept.get(key) ?? null,
    setItem: async (key, value) => void kept.set(key, value),
    removeItem: async (key) => void kept.delete(key),
    clear: async () => kept.clear(),
  };
}

export function signInWithPassword(username: string, password: string) {
  return auth.signIn({ username, password, options: { authFlowType: 'USER_PASSWORD_AUTH' } });
}

export function signInBySrp(username: string, password: string) {
  return auth.signIn({ username, password, options: { authFlowType: 'USER_SRP_AUTH' } });
}

export function refresh() {
  return auth.fetchAuthSession({ forceRefresh: true });
}
