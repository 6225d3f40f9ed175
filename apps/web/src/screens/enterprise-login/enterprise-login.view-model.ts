import { type EmailProblem, emailProblem } from '@ridgeline/core/shared';
import { makeAutoObservable } from 'mobx';
import type { Navigation } from '../../view-model/navigation.ts';
import type { ProviderSignIn } from '../../view-model/provider-sign-in.ts';

/** AUTH-1: the domain of the email selects the company's sign-in. */
export class EnterpriseLoginViewModel {
  email: string;
  /** Problems are shown after the first submit. */
  wasSubmitted = false;
  readonly provider: ProviderSignIn;

  constructor(provider: ProviderSignIn, navigation: Navigation) {
    this.provider = provider;
    this.email = navigation.query['email'] ?? '';
    makeAutoObservable(this, { provider: false }, { autoBind: true });
  }

  get emailProblem(): EmailProblem | null {
    return this.wasSubmitted ? emailProblem(this.email) : null;
  }

  typeEmail(email: string): void {
    this.email = email;
  }

  async submit(): Promise<void> {
    this.wasSubmitted = true;
    if (this.emailProblem === null) await this.provider.ask({ kind: 'saml', email: this.email });
  }
}
