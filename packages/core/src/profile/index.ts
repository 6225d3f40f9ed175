// Public exports of profile.
export { type AccountEndFailure, AccountEndGateway } from './account-end-gateway.port.ts';
export { Clipboard } from './clipboard.port.ts';
export { CopyId } from './copy-id.use-case.ts';
export {
  type Choice,
  type ChoiceListFailure,
  ChoiceListGateway,
  PROFESSIONS,
} from './fields/choice-list-gateway.port.ts';
export { readConfigList } from './fields/choice-list.policy.ts';
export { DebouncedSave } from './fields/debounced-save.ts';
export { professionLabel, professionMessages } from './fields/profession.messages.ts';
export {
  isNativeAccount,
  type ProfileField,
  profileFields,
  shownRole,
} from './fields/profile-fields.policy.ts';
export {
  judgeLeavingNameEdit,
  type NameEdit,
  type NameEditEvent,
  nextNameEdit,
} from './fields/name-edit.machine.ts';
export { SaveName } from './fields/save-name.use-case.ts';
export { SaveProfession } from './fields/save-profession.use-case.ts';
export { LoadUiConfiguration } from './load-ui-configuration.use-case.ts';
export type { Notice } from './notice.ts';
/** @public Bound together with its screen; specs of the local world use it. */
export { ChangePassword } from './password/change-password.use-case.ts';
export {
  type NewSessionFailure,
  type PasswordChangeRefusal,
  PasswordGateway,
} from './password/password-gateway.port.ts';
export { passwordRules, type PasswordRuleVerdict } from './password/password.policy.ts';
export { fullName, parsePersonName, type PersonName, type PersonNameFailure } from './person-name.policy.ts';
export { type PhoneCodeRefusal, PhoneGateway } from './phone/phone-gateway.port.ts';
export { parseOptionalPhone, parsePhone, type Phone, showPhone } from './phone/phone.policy.ts';
export { applyProfileChanges, type ProfileChanges } from './profile-changes.policy.ts';
export { memberSince, shownName, shownPlanTitle, shownUserId } from './profile-display.policy.ts';
export { ProfileEditor, type ProfileSaveFailure } from './profile-editor.port.ts';
export { type ProfileFailure, ProfileGateway } from './profile-gateway.port.ts';
export { profileMessages } from './profile.messages.ts';
export { currentSubscription, type Profile, type ProfileCard } from './profile.ts';
export { UiConfigurationGateway } from './ui-configuration-gateway.port.ts';
export { closedUiConfiguration, readUiConfiguration, type UiConfiguration } from './ui-configuration.ts';
export {
  LONGEST_VERIFICATION_CODE,
  parseVerificationCode,
  typeVerificationCode,
  VERIFICATION_CODE_VALID_FOR,
} from './verification-code.policy.ts';
