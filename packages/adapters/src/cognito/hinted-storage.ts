/** Storage of the tokens between page loads. START-4: the session storage of the browser. */
export type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear' | 'key' | 'length'>;

const SIGNED_IN_HINT = 'ridgeline.may-be-signed-in';

/** Amplify stores who signed in last; without it there is nothing to renew, and Amplify need not be loaded. */
export function mayBeSignedIn(storage: TokenStorage): boolean {
  return storage.getItem(SIGNED_IN_HINT) !== null;
}

/** What is left of a session that is over may be replaced by that of another tab. */
export function forgetHint(storage: TokenStorage): void {
  storage.removeItem(SIGNED_IN_HINT);
}

/** The keys that Amplify and the hint above have written to a storage, and the secret of what is kept offline. */
export type KeptSession = readonly (readonly [key: string, value: string])[];

const OF_A_SESSION = /^CognitoIdentityServiceProvider\.|^ridgeline\.(?:may-be-signed-in|offline-secret)$/;

export function sessionIn(storage: Storage): KeptSession {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys
    .filter((key) => OF_A_SESSION.test(key))
    .map((key) => [key, storage.getItem(key) ?? ''] as const);
}

export function adoptSession(storage: Storage, session: KeptSession): void {
  for (const [key, value] of session) storage.setItem(key, value);
}

/** Whether a storage has a session of the same user: their id is in the keys. */
export function isOfSameUser(storage: Storage, session: KeptSession): boolean {
  return session.some(([key]) => key.endsWith('.refreshToken') && storage.getItem(key) !== null);
}

/** Amplify's storage in the browser's, which also stores the hint that there is a session to renew. */
export class HintedStorage {
  readonly #storage: TokenStorage;

  constructor(storage: TokenStorage) {
    this.#storage = storage;
  }

  async setItem(key: string, value: string): Promise<void> {
    this.#storage.setItem(key, value);
    this.#storage.setItem(SIGNED_IN_HINT, 'yes');
  }

  async getItem(key: string): Promise<string | null> {
    return this.#storage.getItem(key);
  }

  async removeItem(key: string): Promise<void> {
    this.#storage.removeItem(key);
    if (key.endsWith('.refreshToken')) forgetHint(this.#storage);
  }

  async clear(): Promise<void> {
    this.#storage.clear();
  }
}
