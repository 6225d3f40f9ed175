import { messages } from '../shared/messages.ts';
import type { ChangeEmailFailure } from './email/change-email.use-case.ts';
import type { ChoiceListFailure } from './fields/choice-list-gateway.port.ts';
import type { ConfirmEmailChangeFailure } from './email/confirm-email-change.use-case.ts';
import type { CompanyDetailsFailure } from './fields/company-details.policy.ts';
import type { CopiedId } from './copy-id.use-case.ts';
import type { PasswordChanged } from './password/change-password.use-case.ts';
import type { PasswordChangeFailure } from './password/password-change-refusal.policy.ts';
import type { CurrentPasswordFailure, NewPasswordFailure, PasswordRule } from './password/password.policy.ts';
import type { ProfileSaveFailure } from './profile-editor.port.ts';
import type { ProfileFailure } from './profile-gateway.port.ts';
import type { RequestPhoneCodeFailure } from './phone/request-phone-code.use-case.ts';
import type { SaveNameFailure } from './fields/save-name.use-case.ts';
import type { SubmitPhoneCodeFailure } from './phone/submit-phone-code.use-case.ts';

type Failure =
  | ChangeEmailFailure
  | ChoiceListFailure
  | CompanyDetailsFailure
  | ConfirmEmailChangeFailure
  | CurrentPasswordFailure
  | NewPasswordFailure
  | PasswordChangeFailure['code']
  | ProfileFailure
  | ProfileSaveFailure
  | RequestPhoneCodeFailure
  | SubmitPhoneCodeFailure
  | SaveNameFailure['code']
  | 'copy-failed';

type Said =
  | Failure
  | CopiedId
  | PasswordChanged
  | `rule-${PasswordRule}`
  | 'email-code-sent'
  | 'email-code-resent'
  | 'code-resent';

export const profileMessages = messages(
  {
    'signed-out': 'No Current User or Token Expired',
    unavailable: 'Something went wrong. Please try again later.',

    'profile-title': 'Profile',
    'email-title': 'Change Email',
    'password-title': 'Change Password',
    'phone-title': 'Verify Phone',
    'federated-alert': 'Use your identity provider to change your email and password.',

    saved: 'Changes saved successfully',
    'save-failed': 'Error while saving the profile',
    'unsaved-title': 'Unsaved Changes',
    'unsaved-text': 'You have unsaved changes. Would you like to save them before you leave?',
    'unsaved-save': 'Save',
    'unsaved-discard': 'Discard',

    'user-id-copied': 'User ID copied to clipboard',
    'support-id-copied': 'Your Support ID has been copied successfully.',
    'copy-failed': 'Your browser did not allow copying.',

    'phone-invalid': 'Phone number must be valid',
    'code-blank': 'Required Field',
    'code-too-long': 'Invalid verification code provided, please try again',
    'code-refused': 'Invalid verification code provided, please try again',
    'code-resent': 'A new verification code has been sent. It is only valid for 24 hours.',

    'email-invalid': 'Email does not appear to be valid.',
    'email-in-use': 'Email Already In Use',
    'email-refused': 'Invalid Email',
    'email-code-sent': 'Verification code sent. Please check your email.',
    'email-code-resent': 'A new verification code has been sent. It is only valid for 24 hours.',
    'verify-email-title': 'Verify Your New Email',
    'email-changed': 'Success! Your email has been changed',
    'link-expired': 'Link has expired',
    'different-account': "You're signed in with a different account. Log in using your old email.",

    'name-incomplete': 'Required Field',
    'required-field': 'Required Field',
    'selection-required': 'Required Selection',
    'zip-invalid': 'Enter a ZIP code of 5 or 9 digits',
    'current-password-required': 'Required field',
    'current-password-too-short': 'Must be at least 5 characters',
    'incorrect-current-password': 'Incorrect current password',
    'new-password-unfit': "New password doesn't meet password requirements",
    'server-said': '{message}',
    'password-updated': 'Your password has been successfully updated!',
    'password-updated-only':
      'Your password has been successfully updated! We could not sign you out on your other devices. Sign out on all devices to end those sessions.',
    'password-updated-signed-out':
      'Your password has been successfully updated! Sign in again with your new password.',
    'rule-length': '8 or more characters',
    'rule-lower-case': 'One lower case letter',
    'rule-upper-case': 'One upper case letter',
    'rule-digit': 'One digit',
    'rule-symbol': 'One symbol',
  } as const satisfies Record<Said, string> & Record<string, string>,
  {
    'signed-out': 'No hay usuario actual o la sesión expiró',
    unavailable: 'Algo salió mal. Inténtelo de nuevo más tarde.',

    'profile-title': 'Perfil',
    'email-title': 'Cambiar correo electrónico',
    'password-title': 'Cambiar contraseña',
    'phone-title': 'Verificar teléfono',
    'federated-alert': 'Use su proveedor de identidad para cambiar su correo electrónico y su contraseña.',

    saved: 'Los cambios se guardaron correctamente',
    'save-failed': 'Error al guardar el perfil',
    'unsaved-title': 'Cambios sin guardar',
    'unsaved-text': 'Tiene cambios sin guardar. ¿Desea guardarlos antes de salir?',
    'unsaved-save': 'Guardar',
    'unsaved-discard': 'Descartar',

    'user-id-copied': 'ID de usuario copiado al portapapeles',
    'support-id-copied': 'Su ID de soporte se ha copiado correctamente.',
    'copy-failed': 'Su navegador no permitió copiar.',

    'phone-invalid': 'El número de teléfono debe ser válido',
    'code-blank': 'Campo obligatorio',
    'code-too-long': 'El código de verificación no es válido; inténtelo de nuevo',
    'code-refused': 'El código de verificación no es válido; inténtelo de nuevo',
    'code-resent': 'Se ha enviado un nuevo código de verificación. Solo es válido durante 24 horas.',

    'email-invalid': 'El correo electrónico no parece ser válido.',
    'email-in-use': 'El correo electrónico ya está en uso',
    'email-refused': 'Correo electrónico no válido',
    'email-code-sent': 'Código de verificación enviado. Revise su correo electrónico.',
    'email-code-resent': 'Se ha enviado un nuevo código de verificación. Solo es válido durante 24 horas.',
    'verify-email-title': 'Verifique su nuevo correo electrónico',
    'email-changed': '¡Listo! Su correo electrónico ha cambiado',
    'link-expired': 'El enlace expiró',
    'different-account':
      'Ha iniciado sesión con otra cuenta. Inicie sesión con su correo electrónico anterior.',

    'name-incomplete': 'Campo obligatorio',
    'required-field': 'Campo obligatorio',
    'selection-required': 'Selección obligatoria',
    'zip-invalid': 'Escriba un código postal de 5 o 9 dígitos',
    'current-password-required': 'Campo obligatorio',
    'current-password-too-short': 'Debe tener al menos 5 caracteres',
    'incorrect-current-password': 'La contraseña actual es incorrecta',
    'new-password-unfit': 'La nueva contraseña no cumple los requisitos',
    'server-said': '{message}',
    'password-updated': '¡Su contraseña se ha actualizado correctamente!',
    'password-updated-only':
      '¡Su contraseña se ha actualizado correctamente! No pudimos cerrar la sesión en sus otros dispositivos. Cierre sesión en todos los dispositivos para terminar esas sesiones.',
    'password-updated-signed-out':
      '¡Su contraseña se ha actualizado correctamente! Inicie sesión de nuevo con su nueva contraseña.',
    'rule-length': '8 caracteres o más',
    'rule-lower-case': 'Una letra minúscula',
    'rule-upper-case': 'Una letra mayúscula',
    'rule-digit': 'Un número',
    'rule-symbol': 'Un símbolo',
  },
);
