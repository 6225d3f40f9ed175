import {
  AccountEndGateway,
  ChoiceListGateway,
  EmailChangeGateway,
  PasswordGateway,
  PhoneGateway,
  ProfileEditor,
  ProfileGateway,
  UiConfigurationGateway,
  VerifiedEmailGateway,
} from '@ridgeline/core/profile';
import {
  type FakeAccountEndGateway,
  FakeChoiceListGateway,
  FakeEmailChangeGateway,
  FakePasswordGateway,
  FakePhoneGateway,
  FakeProfileEditor,
  type FakeProfileGateway,
  FakeUiConfigurationGateway,
  FakeVerifiedEmailGateway,
} from '@ridgeline/core/testing/profile';
import { staged } from './staged.ts';

export function stageProfile(profiles: FakeProfileGateway, ends: FakeAccountEndGateway) {
  const { account } = profiles;
  const fakes = {
    editor: new FakeProfileEditor(account),
    lists: new FakeChoiceListGateway(),
    ui: new FakeUiConfigurationGateway(),
    phones: new FakePhoneGateway(account),
    emails: new FakeEmailChangeGateway(account),
    storedEmails: new FakeVerifiedEmailGateway(account),
    passwords: new FakePasswordGateway(account),
  };
  const replacements = [
    staged(ProfileGateway, profiles),
    staged(AccountEndGateway, ends),
    staged(ProfileEditor, fakes.editor),
    staged(ChoiceListGateway, fakes.lists),
    staged(UiConfigurationGateway, fakes.ui),
    staged(PhoneGateway, fakes.phones),
    staged(EmailChangeGateway, fakes.emails),
    staged(VerifiedEmailGateway, fakes.storedEmails),
    staged(PasswordGateway, fakes.passwords),
  ];
  return { fakes, replacements };
}
