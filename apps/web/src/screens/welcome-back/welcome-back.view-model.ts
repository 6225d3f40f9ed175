import { type AppPath, pathTo } from '@ridgeline/core/routes';
import { type FederatedKind, kindOfAccount, type SignInKind } from '@ridgeline/core/session';
import { parseEmail } from '@ridgeline/core/shared';
import { makeAutoObservable } from 'mobx';
import type { Navigation } from '../../view-model/navigation.ts';
import type { ProviderSignIn } from '../../view-model/provider-sign-in.ts';

/** AUTH-6 AUTH-7: for a user who has an account with another sign-in method. */
export class WelcomeBackViewModel {
  readonly provider: ProviderSignIn;
  readonly #navigation: Navigation;

  constructor(provider: ProviderSignIn, navigation: Navigation) {
    this.provider = provider;
    this.#navigation = navigation;
    makeAutoObservable(this, { provider: false }, { autoBind: true });
  }

  /** Shown only if it can be an email: anybody can write the address of a page. */
  get email(): string | null {
    const email = parseEmail(this.#navigation.query['email']);
    return email.ok ? email.value : null;
  }

  /** The sign-in method of the account; null if unknown. */
  get kind(): SignInKind | null {
    return kindOfAccount(this.#navigation.query['accountType']);
  }

  get offered(): FederatedKind | null {
    return this.kind === 'password' ? null : this.kind;
  }

  get login(): AppPath {
    return pathTo('login', {}, { email: this.email ?? undefined });
  }

  async go(): Promise<void> {
    const { offered, email } = this;
    if (offered === null) return;
    await this.provider.ask(offered === 'saml' ? { kind: offered, email: email ?? '' } : { kind: offered });
  }
}
