import {
  FederatedReturn,
  FederatedSignIn,
  GoogleSessions,
  IdAssociations,
  Identity,
  OneTapPrompt,
  PasswordRecovery,
  SessionTokens,
  SignUpGateway,
  TermsGateway,
  UniqueIds,
} from '@ridgeline/core/session';
import { AccountDirectory } from '@ridgeline/core/shared';
import {
  FakeFederatedReturn,
  FakeFederatedSignIn,
  FakeGoogleSessions,
  FakeIdAssociations,
  FakeOneTapPrompt,
  FakePasswordRecovery,
  FakeSessionTokens,
  FakeSignUpGateway,
  FakeTermsGateway,
  FakeUniqueIds,
} from '@ridgeline/core/testing/session';
import { SessionStore } from '../../view-model/session.store.ts';
import type { aSession } from '../visitors.ts';
import { staged } from './staged.ts';

export function stageSession({ identity, accounts, profiles, session }: ReturnType<typeof aSession>) {
  const fakes = {
    federated: new FakeFederatedSignIn(),
    returns: new FakeFederatedReturn(),
    tokens: new FakeSessionTokens(),
    oneTap: new FakeOneTapPrompt(),
    google: new FakeGoogleSessions(),
    signUps: new FakeSignUpGateway(identity),
    recovery: new FakePasswordRecovery(identity),
    terms: new FakeTermsGateway(profiles.account),
  };
  const replacements = [
    staged(SessionStore, session),
    staged(Identity, identity),
    staged(AccountDirectory, accounts),
    staged(FederatedSignIn, fakes.federated),
    staged(FederatedReturn, fakes.returns),
    staged(SessionTokens, fakes.tokens),
    staged(OneTapPrompt, fakes.oneTap),
    staged(IdAssociations, new FakeIdAssociations()),
    staged(GoogleSessions, fakes.google),
    staged(SignUpGateway, fakes.signUps),
    staged(PasswordRecovery, fakes.recovery),
    staged(TermsGateway, fakes.terms),
    staged(UniqueIds, new FakeUniqueIds()),
  ];
  return { fakes, replacements };
}
