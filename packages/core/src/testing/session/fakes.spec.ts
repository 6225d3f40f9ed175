import type { FederatedReturnRefusal } from '../../session/federated/federated-return.port.ts';
import { parseEmail, type Email } from '../../shared/email.policy.ts';
import { FakeAccount } from '../profile/fake-account.ts';
import { aProfile } from '../profile/profile.builder.ts';
import { FakeClock } from '../shared/fake-clock.ts';
import { clientStateContract } from './client-state.contract.ts';
import { FakeClientState } from './fake-client-state.ts';
import { FakeFederatedReturn } from './fake-federated-return.ts';
import { FakeFederatedSignIn } from './fake-federated-sign-in.ts';
import { FakeGoogleSessions } from './fake-google-sessions.ts';
import { FakeIdAssociations } from './fake-id-associations.ts';
import { FakeIdentity } from './fake-identity.ts';
import { FakeOneTapPrompt } from './fake-one-tap-prompt.ts';
import { FakeBrowserTabs } from './fake-other-tabs.ts';
import { FakePasswordRecovery } from './fake-password-recovery.ts';
import { FakeSessionTokens } from './fake-session-tokens.ts';
import { FakeSignUpGateway } from './fake-sign-up-gateway.ts';
import { FakeTermsGateway } from './fake-terms-gateway.ts';
import { FakeUniqueIds } from './fake-unique-ids.ts';
import { federatedReturnContract } from './federated-return.contract.ts';
import { federatedSignInContract } from './federated-sign-in.contract.ts';
import { googleSessionsContract } from './google-sessions.contract.ts';
import { idAssociationsContract } from './id-associations.contract.ts';
import { oneTapPromptContract } from './one-tap-prompt.contract.ts';
import { otherTabsContract } from './other-tabs.contract.ts';
import { passwordRecoveryContract } from './password-recovery.contract.ts';
import { anIdentity, someClaims } from './session.builder.ts';
import { sessionTokensContract } from './session-tokens.contract.ts';
import { signUpGatewayContract } from './sign-up-gateway.contract.ts';
import { termsGatewayContract } from './terms-gateway.contract.ts';
import { uniqueIdsContract } from './unique-ids.contract.ts';

const ada = email('ada@example.com');

signUpGatewayContract('FakeSignUpGateway', async () => {
  const clock = new FakeClock();
  const accounts = new FakeSignUpGateway(new FakeIdentity(), clock);
  return {
    accounts,
    identity: accounts.identity,
    newcomer: { email: ada, password: 'Correct-1', givenName: 'Ada', familyName: 'Marsh', teamId: null },
    codeSentTo: async (to) => accounts.outbox.codeSentTo(to) ?? '',
    letPass: async (milliseconds) => clock.advance(milliseconds),
  };
});

oneTapPromptContract('FakeOneTapPrompt', () => {
  const prompt = new FakeOneTapPrompt();
  return { prompt, choose: async (email) => prompt.choose(email) };
});

otherTabsContract('FakeOtherTabs', () => {
  const browser = new FakeBrowserTabs();
  return {
    open: () => {
      const tabs = browser.open();
      return { tabs, hold: (session) => (tabs.session = session), held: () => tabs.session };
    },
    close: () => {},
  };
});

passwordRecoveryContract('FakePasswordRecovery', async () => {
  const recovery = new FakePasswordRecovery();
  const confirmed = { email: ada, password: 'Correct-1' };
  recovery.identity.register({ ...confirmed, userId: 'ada' });
  return {
    recovery,
    identity: recovery.identity,
    confirmed,
    nobody: email('nobody@example.com'),
    codeSentTo: async (to) => recovery.outbox.codeSentTo(to) ?? '',
  };
});

sessionTokensContract('FakeSessionTokens', async () => {
  const tokens = new FakeSessionTokens();
  return {
    tokens,
    email: ada,
    signIn: async () => tokens.hold(someClaims({ email: ada })),
    revoke: async () => tokens.failWith('no-credentials'),
  };
});

federatedSignInContract('FakeFederatedSignIn', async () => {
  const federated = new FakeFederatedSignIn();
  return {
    federated,
    askedLast: async () => federated.asked.at(-1)?.kind ?? null,
    dismissNext: async () => federated.failWith('dismissed'),
  };
});

federatedReturnContract('FakeFederatedReturn', async () => {
  const returns = new FakeFederatedReturn();
  const refused = (refusal: FederatedReturnRefusal) => async () => {
    returns.comeBackWith(refusal);
    return returns;
  };
  return {
    agree: async (kind) => {
      returns.comeBackFrom(kind);
      return returns;
    },
    decline: refused({ code: 'dismissed' }),
    withPassword: { email: ada, agree: refused({ code: 'password-account', email: ada }) },
    strangerByApple: { email: ada, agree: refused({ code: 'apple-existing-only', email: ada }) },
    outOfNowhere: async () => returns,
  };
});

googleSessionsContract('FakeGoogleSessions', async () => {
  const google = new FakeGoogleSessions();
  google.giveOut('4/fresh', anIdentity({ email: ada }));
  return { google, email: ada, freshCode: async () => '4/fresh' };
});

idAssociationsContract('FakeIdAssociations', async () => {
  const associations = new FakeIdAssociations();
  return { associations, signInAs: associations.signInAs };
});

termsGatewayContract('FakeTermsGateway', async () => {
  const account = new FakeAccount(aProfile({ acceptedTosAt: null }));
  const clock = new FakeClock();
  const terms = new FakeTermsGateway(account, clock);
  return {
    terms,
    acceptedAt: async () => {
      clock.advance(1);
      return account.profile.acceptedTosAt ?? null;
    },
    signOut: async () => {
      account.failure = 'signed-out';
    },
    takeEmail: async () => void (terms.isEmailInUse = true),
  };
});

uniqueIdsContract('FakeUniqueIds', () => new FakeUniqueIds());

clientStateContract('FakeClientState', async () => {
  const state = new FakeClientState();
  return {
    state,
    fill: async () => void state.loaded.push('a report'),
    isEmpty: async () => state.loaded.length === 0,
  };
});

function email(text: string): Email {
  const parsed = parseEmail(text);
  if (!parsed.ok) throw new Error(`not an email: ${text}`);
  return parsed.value;
}
