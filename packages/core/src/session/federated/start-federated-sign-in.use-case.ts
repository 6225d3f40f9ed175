import { parseEmail, type Email, type EmailFailure } from '../../shared/email.policy.ts';
import type { Result } from '../../shared/result.ts';
import type { FederatedRefusal, FederatedSignIn } from './federated-sign-in.port.ts';
import { PROVIDERS, type FederatedKind } from '../sign-in-kind.ts';

export type StartFederatedSignInInput =
  | {
      readonly kind: Exclude<FederatedKind, 'saml'>;
      readonly teamId?: string | null;
      /** Of the account that was chosen in the one-tap prompt. */
      readonly chosen?: Email;
    }
  /** The email's domain selects the company's provider. */
  | { readonly kind: 'saml'; readonly email: string; readonly teamId?: string | null };

export type StartFederatedSignInFailure = FederatedRefusal | EmailFailure;

export class StartFederatedSignIn {
  readonly #federated: FederatedSignIn;

  constructor(federated: FederatedSignIn) {
    this.#federated = federated;
  }

  // AUTH-1 AUTH-8 AUTH-11
  async run(input: StartFederatedSignInInput): Promise<Result<void, StartFederatedSignInFailure>> {
    const { kind, teamId = null } = input;
    const settings = PROVIDERS[kind];
    if (input.kind !== 'saml') {
      const { chosen } = input;
      return this.#federated.start({ kind, settings, domain: null, teamId, ...(chosen && { chosen }) });
    }
    const email = parseEmail(input.email);
    if (!email.ok) return email;
    const domain = email.value.slice(email.value.lastIndexOf('@') + 1);
    return this.#federated.start({ kind, settings, domain, teamId });
  }
}
