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
export { companyDetailsOf, type CompanyDetailsFailure } from './fields/company-details.policy.ts';
export { DebouncedSave } from './fields/debounced-save.ts';
export { professionLabel, professionMessages } from './fields/profession.messages.ts';
export {
  isNativeAccount,
  type ProfileField,
  profileFields,
  shownRole,
} from './fields/profile-fields.policy.ts';
export { ChangeEmail } from './email/change-email.use-case.ts';
export { ConfirmEmailChange } from './email/confirm-email-change.use-case.ts';
export { EmailChangeGateway, type EmailCodeRefusal } from './email/email-change-gateway.port.ts';
export {
  type EmailChange,
  type EmailChangeEvent,
  initialEmailChange,
  nextEmailChange,
} from './email/email-change.machine.ts';
export { readEmailLink } from './email/email-link.policy.ts';
export { StoreVerifiedEmail } from './email/store-verified-email.use-case.ts';
export { type StoreEmailFailure, VerifiedEmailGateway } from './email/verified-email-gateway.port.ts';
export {
  judgeLeavingNameEdit,
  type NameEdit,
  type NameEditEvent,
  nextNameEdit,
} from './fields/name-edit.machine.ts';
export { SaveCompanyDetails } from './fields/save-company-details.use-case.ts';
export { SaveName } from './fields/save-name.use-case.ts';
export { SaveProfession } from './fields/save-profession.use-case.ts';
export type { Notice } from './notice.ts';
export { ChangePassword } from './password/change-password.use-case.ts';
export {
  type NewSessionFailure,
  type PasswordChangeRefusal,
  PasswordGateway,
} from './password/password-gateway.port.ts';
export type { PasswordChangeFailure } from './password/password-change-refusal.policy.ts';
export {
  judgePasswordForm,
  type PasswordFormVerdict,
  passwordRules,
  type PasswordRuleVerdict,
} from './password/password.policy.ts';
export { fullName, parsePersonName, type PersonName, type PersonNameFailure } from './person-name.policy.ts';
export {
  awaitingPhoneCode,
  canSubmitPhoneCode,
  judgePhoneCodeResend,
  nextPhoneChange,
  type PhoneChange,
  type PhoneChangeEvent,
} from './phone/phone-change.machine.ts';
export { type PhoneCodeRefusal, PhoneGateway } from './phone/phone-gateway.port.ts';
export {
  parseOptionalPhone,
  parsePhone,
  type Phone,
  type PhoneFailure,
  showPhone,
} from './phone/phone.policy.ts';
export { RequestPhoneCode } from './phone/request-phone-code.use-case.ts';
export { SavePhone } from './phone/save-phone.use-case.ts';
export { SubmitPhoneCode } from './phone/submit-phone-code.use-case.ts';
export { applyProfileChanges, type ProfileChanges } from './profile-changes.policy.ts';
export { memberSince, shownName, shownPlanTitle, shownUserId } from './profile-display.policy.ts';
export { ProfileEditor, type ProfileSaveFailure } from './profile-editor.port.ts';
export { type ProfileFailure, ProfileGateway } from './profile-gateway.port.ts';
export { profileMessages } from './profile.messages.ts';
export { type CompanyField, currentSubscription, type Profile, type ProfileCard } from './profile.ts';
export { UiConfigurationGateway } from './ui-configuration-gateway.port.ts';
export { closedUiConfiguration, readUiConfiguration, type UiConfiguration } from './ui-configuration.ts';
export {
  LONGEST_VERIFICATION_CODE,
  parseVerificationCode,
  typeVerificationCode,
  VERIFICATION_CODE_VALID_FOR,
} from './verification-code.policy.ts';
