import type { Identity } from './identity.port.ts';

export class SignOut {
  readonly #identity: Identity;

  constructor(identity: Identity) {
    this.#identity = identity;
  }

  run(): Promise<void> {
    return this.#identity.signOut();
  }
}
