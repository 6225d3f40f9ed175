import { messages } from '@ridgeline/core/shared';

export const changePasswordMessages = messages(
  {
    sheet: 'New password',
    lead: 'You stay signed in here, and are signed out on your other devices.',
    current: 'Current password',
    next: 'New password',
    show: 'Show password',
    rules: 'Your new password needs',
    met: 'met',
    unmet: 'not met yet',
    save: 'Change password',
    saving: 'Changing your password',
  },
  {
    sheet: 'Contraseña nueva',
    lead: 'Aquí sigue con la sesión iniciada; en sus otros dispositivos se cierra.',
    current: 'Contraseña actual',
    next: 'Contraseña nueva',
    show: 'Mostrar contraseña',
    rules: 'Su contraseña nueva necesita',
    met: 'cumplido',
    unmet: 'aún sin cumplir',
    save: 'Cambiar contraseña',
    saving: 'Cambiando su contraseña',
  },
);
