import { messages } from '../shared/messages.ts';
import type { FederatedRefusal } from './federated/federated-sign-in.port.ts';
import type { LoginReason } from './federated/federated-outcome.policy.ts';
import type { FederatedReturnRefusal } from './federated/federated-return.port.ts';
import type { GoogleRefusal } from './federated/google-sessions.port.ts';
import type { NewPasswordRefusal } from './password/password-recovery.port.ts';
import type { TokenFailure } from './session-tokens.port.ts';
import type { SignInFailure } from './sign-in-failure.policy.ts';
import type { ConfirmationRefusal, ResendRefusal, SignUpRefusal } from './sign-up/sign-up-gateway.port.ts';

type Refusal =
  | SignInFailure['code']
  | FederatedRefusal
  | FederatedReturnRefusal['code']
  | LoginReason
  | GoogleRefusal
  | NewPasswordRefusal
  | TokenFailure
  | ConfirmationRefusal
  | ResendRefusal
  | SignUpRefusal;

export const sessionMessages = messages(
  {
    // AUTH-3 AUTH-4 AUTH-5
    'not-confirmed': 'User is not confirmed.',
    'incorrect-username-or-password': 'Incorrect username or password',
    'provider-account': 'Email {message}',
    'too-many-attempts': 'Too many login attempts, try again later.',
    'incorrect-password': 'Incorrect password',
    // AUTH-7 AUTH-8
    'password-account':
      'Your email was previously used to sign up with a password. Please provide your password to sign in.',
    'apple-existing-only':
      'Sign in with Apple is only available for existing accounts. To create a new account, please use email or Google.',
    // START-6
    'no-credentials': 'No Current User or Token Expired',
    // AUTH-10 AUTH-11 AUTH-13
    'email-taken': 'There is already an account with this email. Please sign in instead.',
    'already-confirmed': 'This account is already confirmed. Please sign in.',
    'code-refused': 'This code is not valid. Please check it, or request a new one.',
    'code-expired': 'This code has expired. Codes are valid for 24 hours; please request a new one.',
    'password-refused': 'This password does not meet the requirements.',
    'too-many-requests': 'Too many requests. Please wait a moment and try again.',
    dismissed: 'The sign-in window was closed before you finished signing in.',
    'company-unknown':
      'No company sign-in is set up for this email. Please check it, or sign in another way.',
    'handed-over': 'You can close this window. Sign-in continues in the window where you started.',
    unavailable: 'We could not reach the sign-in service. Please try again.',
    'code-resent': 'A new code is on its way.',
    'reset-code-delivered': 'We sent a code to {destination}.',
    'new-password-set': 'Your password has been changed. Please sign in.',
    // START-5
    'session-over': 'Your session has expired. Please sign in again.',
    // AUTH-11
    'invite-invalid': 'This invite link is incomplete. Please ask for a new invite.',
  } as const satisfies Record<Refusal, string> & Record<string, string>,
  {
    'not-confirmed': 'El usuario no está confirmado.',
    'incorrect-username-or-password': 'Usuario o contraseña incorrectos',
    'provider-account': 'Correo electrónico: {message}',
    'too-many-attempts': 'Demasiados intentos de inicio de sesión; inténtelo más tarde.',
    'incorrect-password': 'Contraseña incorrecta',
    'password-account':
      'Su correo electrónico ya se usó para registrarse con una contraseña. Escriba su contraseña para iniciar sesión.',
    'apple-existing-only':
      'Iniciar sesión con Apple solo está disponible para cuentas existentes. Para crear una cuenta nueva, use su correo electrónico o Google.',
    'no-credentials': 'No hay usuario actual o la sesión expiró',
    'email-taken': 'Ya existe una cuenta con este correo electrónico. Inicie sesión.',
    'already-confirmed': 'Esta cuenta ya está confirmada. Inicie sesión.',
    'code-refused': 'Este código no es válido. Revíselo o pida uno nuevo.',
    'code-expired': 'Este código expiró. Los códigos son válidos por 24 horas; pida uno nuevo.',
    'password-refused': 'Esta contraseña no cumple los requisitos.',
    'too-many-requests': 'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
    dismissed: 'La ventana de inicio de sesión se cerró antes de terminar.',
    'company-unknown':
      'No hay inicio de sesión de empresa para este correo electrónico. Revíselo o inicie sesión de otra forma.',
    'handed-over': 'Puede cerrar esta ventana. El inicio de sesión continúa en la ventana donde comenzó.',
    unavailable: 'No pudimos conectar con el servicio de inicio de sesión. Inténtelo de nuevo.',
    'code-resent': 'Le enviamos un código nuevo.',
    'reset-code-delivered': 'Enviamos un código a {destination}.',
    'new-password-set': 'Su contraseña ha cambiado. Inicie sesión.',
    'session-over': 'Su sesión expiró. Inicie sesión de nuevo.',
    'invite-invalid': 'Este enlace de invitación está incompleto. Pida una invitación nueva.',
  },
);
