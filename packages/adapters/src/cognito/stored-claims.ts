import { claimsIn } from '../tokens/claims-in.ts';
import type { TokenStorage } from './hinted-storage.ts';

const ID_TOKEN = /^CognitoIdentityServiceProvider\..+\.idToken$/;

/** The claims of the ID token that Amplify has stored, unverified and perhaps expired: they tell this tab whose it is. */
export function storedClaims(storage: TokenStorage): Readonly<Record<string, unknown>> | null {
  const token = tokensIn(storage).find((one) => one !== null);
  return token === undefined || token === null ? null : claimsIn(token);
}

function tokensIn(storage: TokenStorage): readonly (string | null)[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .filter((name) => ID_TOKEN.test(name))
    .map((name) => storage.getItem(name));
}
