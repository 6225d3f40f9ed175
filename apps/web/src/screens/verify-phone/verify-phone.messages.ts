import { messages } from '@ridgeline/core/shared';

export const verifyPhoneMessages = messages(
  {
    sheet: 'Code by text message',
    lead: 'Enter the code that we sent by text message to {phone}.',
    code: 'Verification code',
    verify: 'Verify',
    verifying: 'Verifying',
    clear: 'Clear',
    resend: 'Resend code',
    resending: 'Sending a new code',
    verified: 'Your phone number is verified.',
    'nothing-to-verify': 'There is no number to verify. You can enter one in your profile.',
    'to-profile': 'Go to your profile',
  },
  {
    sheet: 'Código por mensaje de texto',
    lead: 'Escriba el código que enviamos por mensaje de texto al {phone}.',
    code: 'Código de verificación',
    verify: 'Verificar',
    verifying: 'Verificando',
    clear: 'Borrar',
    resend: 'Reenviar código',
    resending: 'Enviando un código nuevo',
    verified: 'Su número de teléfono está verificado.',
    'nothing-to-verify': 'No hay ningún número por verificar. Puede escribir uno en su perfil.',
    'to-profile': 'Ir a su perfil',
  },
);
