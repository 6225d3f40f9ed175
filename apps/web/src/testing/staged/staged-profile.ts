import {
  ChoiceListGateway,
  ProfileEditor,
  ProfileGateway,
  UiConfigurationGateway,
} from '@ridgeline/core/profile';
import {
  FakeChoiceListGateway,
  FakeProfileEditor,
  type FakeProfileGateway,
  FakeUiConfigurationGateway,
} from '@ridgeline/core/testing/profile';
import { staged } from './staged.ts';

export function stageProfile(profiles: FakeProfileGateway) {
  const fakes = {
    editor: new FakeProfileEditor(profiles.account),
    lists: new FakeChoiceListGateway(),
    ui: new FakeUiConfigurationGateway(),
  };
  const replacements = [
    staged(ProfileGateway, profiles),
    staged(ProfileEditor, fakes.editor),
    staged(ChoiceListGateway, fakes.lists),
    staged(UiConfigurationGateway, fakes.ui),
  ];
  return { fakes, replacements };
}
