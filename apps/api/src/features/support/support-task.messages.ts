import { messages } from '@ridgeline/core/shared';

/** What the command `support` says. */
export const supportTaskMessages = messages(
  {
    usage: `support grant --email <email> --reason <text>
support revoke --email <email> --reason <text>
support key --email <email> [--hours <1 to 168, 12 without it>]
support list`,
    granted: '{email} works at the support desk.',
    revoked: '{email} does not work at the support desk, and their keys are removed.',
    'not-at-the-desk': '{email} does not work at the support desk.',
    'key-ends': 'The key ends at {at}. It is shown this once.',
    reason: 'A reason of 5 to 500 characters is required: it is stored in the audit log.',
    hours: 'A key ends after 1 to {most} hours.',
    nobody: 'Nobody has signed up as {email}.',
  },
  {
    usage: `support grant --email <correo> --reason <texto>
support revoke --email <correo> --reason <texto>
support key --email <correo> [--hours <de 1 a 168; sin ella, 12>]
support list`,
    granted: '{email} trabaja en el soporte.',
    revoked: '{email} no trabaja en el soporte, y se quitaron sus claves.',
    'not-at-the-desk': '{email} no trabaja en el soporte.',
    'key-ends': 'La clave termina el {at}. Solo se muestra esta vez.',
    reason: 'Se requiere una razón de 5 a 500 caracteres: se guarda en el registro de auditoría.',
    hours: 'Una clave termina después de 1 a {most} horas.',
    nobody: 'Nadie se ha registrado como {email}.',
  },
);
