import { FakeClock } from '../shared/fake-clock.ts';
import { accountEndGatewayContract } from './account-end-gateway.contract.ts';
import { clipboardContract } from './clipboard.contract.ts';
import { choiceListGatewayContract } from './choice-list-gateway.contract.ts';
import { emailChangeGatewayContract } from './email-change-gateway.contract.ts';
import { FakeAccountEndGateway } from './fake-account-end-gateway.ts';
import { FakeAccount } from './fake-account.ts';
import { FakeChoiceListGateway } from './fake-choice-list-gateway.ts';
import { FakeClipboard } from './fake-clipboard.ts';
import { FakeEmailChangeGateway } from './fake-email-change-gateway.ts';
import { FakePasswordGateway } from './fake-password-gateway.ts';
import { FakePhoneGateway } from './fake-phone-gateway.ts';
import { FakeProfileEditor } from './fake-profile-editor.ts';
import { FakeProfileGateway } from './fake-profile-gateway.ts';
import { FakeUiConfigurationGateway } from './fake-ui-configuration-gateway.ts';
import { passwordGatewayContract } from './password-gateway.contract.ts';
import { phoneGatewayContract } from './phone-gateway.contract.ts';
import { profileEditorContract } from './profile-editor.contract.ts';
import { profileGatewayContract } from './profile-gateway.contract.ts';
import { uiConfigurationGatewayContract } from './ui-configuration-gateway.contract.ts';

function setUp() {
  const account = new FakeAccount();
  const clock = new FakeClock();
  return {
    account,
    clock,
    endSession: async () => {
      account.failure = 'signed-out';
    },
    goOffline: async () => {
      account.failure = 'unavailable';
    },
    letTimePass: async (milliseconds: number) => clock.advance(milliseconds),
  };
}

profileGatewayContract('FakeProfileGateway', async () => {
  const { account, ...hands } = setUp();
  return { ...hands, profiles: new FakeProfileGateway(account), person: account.profile };
});

profileEditorContract('FakeProfileEditor', async () => {
  const { account, ...hands } = setUp();
  return { ...hands, editor: new FakeProfileEditor(account), profiles: new FakeProfileGateway(account) };
});

emailChangeGatewayContract('FakeEmailChangeGateway', async () => {
  const { account, clock, ...hands } = setUp();
  return {
    ...hands,
    emails: new FakeEmailChangeGateway(account, clock),
    accountEmail: async () => account.profile.email,
    codeSentTo: async (email) => (account.emailCode?.to === email ? account.emailCode.code : null),
  };
});

phoneGatewayContract('FakePhoneGateway', async () => {
  const { account, clock, ...hands } = setUp();
  return {
    ...hands,
    phones: new FakePhoneGateway(account, clock),
    accountPhone: async () => ({
      phone: account.profile.phone ?? null,
      verified: account.profile.phoneVerified ?? false,
    }),
    codeSentTo: async (phone) => (account.phoneCode?.to === phone ? account.phoneCode.code : null),
  };
});

accountEndGatewayContract('FakeAccountEndGateway', async () => {
  const { account, ...hands } = setUp();
  const ends = new FakeAccountEndGateway(account);
  return {
    ...hands,
    ends,
    accepted: async () => ({ here: account.failure === null, there: ends.othersGoOn }),
    knowsOfPasswordChange: async () => ends.knowsOfPasswordChange,
  };
});

passwordGatewayContract('FakePasswordGateway', async () => {
  const { account } = setUp();
  const passwords = new FakePasswordGateway(account);
  return {
    passwords,
    password: account.password,
    canSignInWith: async (password) => account.password === password,
    signInElsewhere: async () => async () => passwords.othersGoOn,
    goesOn: async () => passwords.isSignedIn,
  };
});

choiceListGatewayContract('FakeChoiceListGateway', async () => {
  const lists = new FakeChoiceListGateway();
  const config = { name: 'professionTypes', list: [{ value: 'roofer', label: 'Roofing contractor' }] };
  const form = { name: 'roofTypes', list: [{ value: 'metal', label: 'Metal' }] };
  lists.configLists.set(config.name, config.list);
  lists.formLists.set(form.name, form.list);
  return { lists, config, form };
});

uiConfigurationGatewayContract('FakeUiConfigurationGateway', async () => {
  const configurations = new FakeUiConfigurationGateway();
  const configuration = { allowPlanDetailAccess: true, availableCalculators: ['iws'] };
  configurations.configuration = configuration;
  return {
    configurations,
    configuration,
    goOffline: async () => {
      configurations.configuration = null;
    },
  };
});

clipboardContract('FakeClipboard', async () => {
  const clipboard = new FakeClipboard();
  return {
    clipboard,
    content: async () => clipboard.text,
    forbid: async () => {
      clipboard.allowed = false;
    },
  };
});
