import { messages } from '@ridgeline/core/shared';

export const planFactMessages = messages(
  {
    at: 'On {day}:',
    'can-pause': 'Payments can be paused.',
    'cannot-pause': 'Payments cannot be paused. The app says: {words}',
    'may-again': 'They can be paused again from {day} on.',
    'trial-ends': 'The trial ends on {day}.',
    'trial-ends-unknown':
      'It is not known when the trial ends: it has no end, and no start from which to count. It counts as over.',
    'by-end-date': 'That is the end date of the plan itself, which counts before any other.',
    'by-start': 'That is {days} days after the plan started.',
    'by-sign-up': 'That is {days} days after the person signed up, since the plan has no start.',
    'days-left': { one: 'It has {count} day left.', other: 'It has {count} days left.' },
    'trial-over': 'It is over: rounded to whole days, none is left.',
  },
  {
    at: 'El {day}:',
    'can-pause': 'Los pagos se pueden pausar.',
    'cannot-pause': 'Los pagos no se pueden pausar. La aplicación dice: {words}',
    'may-again': 'Se pueden pausar otra vez a partir del {day}.',
    'trial-ends': 'La prueba termina el {day}.',
    'trial-ends-unknown':
      'No se sabe cuándo termina la prueba: no tiene fin ni un inicio desde el que contar. Cuenta como terminada.',
    'by-end-date': 'Es la fecha final del propio plan, que cuenta antes que cualquier otra.',
    'by-start': 'Son {days} días desde que empezó el plan.',
    'by-sign-up': 'Son {days} días desde que la persona se registró, pues el plan no tiene inicio.',
    'days-left': { one: 'Le queda {count} día.', other: 'Le quedan {count} días.' },
    'trial-over': 'Terminó: redondeado a días enteros, no queda ninguno.',
  },
);
