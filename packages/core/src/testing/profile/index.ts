// Fakes, builders, arbitraries and contract suites of profile.
export { accountEndGatewayContract } from './account-end-gateway.contract.ts';
export { choiceListGatewayContract } from './choice-list-gateway.contract.ts';
export { clipboardContract } from './clipboard.contract.ts';
export { FakeAccountEndGateway } from './fake-account-end-gateway.ts';
export { FakeChoiceListGateway } from './fake-choice-list-gateway.ts';
export { FakeClipboard } from './fake-clipboard.ts';
export { FakeProfileEditor } from './fake-profile-editor.ts';
export { FakeProfileGateway } from './fake-profile-gateway.ts';
export { FakeUiConfigurationGateway } from './fake-ui-configuration-gateway.ts';
export { aNotice, migrationNotice } from './notice.builder.ts';
export { passwordGatewayContract } from './password-gateway.contract.ts';
export { phoneGatewayContract } from './phone-gateway.contract.ts';
export { profileEditorContract } from './profile-editor.contract.ts';
export { profileGatewayContract } from './profile-gateway.contract.ts';
export { aProfile } from './profile.builder.ts';
export { uiConfigurationGatewayContract } from './ui-configuration-gateway.contract.ts';
export { verificationCodeAgeContract } from './verification-code-age.contract.ts';
