import { messages } from '@ridgeline/core/shared';

export const acceptTermsMessages = messages(
  {
    title: 'Terms of service',
    lead: 'One thing before you start: please read our terms and accept them.',
    'signed-in-as': 'Signed in as {email}',
    terms: 'Terms of service',
    'terms-text': 'What you can expect from us, and what we expect from you.',
    privacy: 'Privacy policy',
    'privacy-text': 'What data we keep about you, why, and for how long.',
    'opens-new-tab': 'opens in a new tab',
    agreement: 'By accepting you agree to the terms of service and the privacy policy.',
    accept: 'Accept and continue',
    pending: 'Saving',
    decline: 'Decline and sign out',
    'email-in-use':
      'Another account has this email. Sign out and sign in as you did before: with Google, Apple, Microsoft or your company.',
    'accepted-title': 'You have accepted the terms of service.',
    'accepted-text': 'You can read them again here.',
    continue: 'Continue',
  },
  {
    title: 'Condiciones del servicio',
    lead: 'Una cosa antes de empezar: lea nuestras condiciones y acéptelas.',
    'signed-in-as': 'Sesión iniciada como {email}',
    terms: 'Condiciones del servicio',
    'terms-text': 'Lo que usted puede esperar de nosotros y lo que esperamos de usted.',
    privacy: 'Política de privacidad',
    'privacy-text': 'Qué datos suyos guardamos, para qué y por cuánto tiempo.',
    'opens-new-tab': 'se abre en otra pestaña',
    agreement:
      'Al aceptar, usted está de acuerdo con las condiciones del servicio y la política de privacidad.',
    accept: 'Aceptar y continuar',
    pending: 'Guardando',
    decline: 'Rechazar y cerrar sesión',
    'email-in-use':
      'Otra cuenta tiene este correo electrónico. Cierre sesión e iníciela como antes: con Google, Apple, Microsoft o su empresa.',
    'accepted-title': 'Usted ha aceptado las condiciones del servicio.',
    'accepted-text': 'Aquí puede volver a leerlas.',
    continue: 'Continuar',
  },
);
