import { messages } from '@ridgeline/core/shared';

/** Texts of our mails. We do not store a person's language yet, so mails are in English. */
export const mailMessages = messages(
  {
    'invite-subject': 'Join {team} on Ridgeline',
    'invite-words':
      'You are invited to join {team} on Ridgeline. Sign up or sign in with this email address to accept or decline: {address}',
    'trial-over-subject': 'Your free trial is over',
    'trial-over-words': 'Your free trial of Ridgeline is over. Choose a plan to continue: {address}',
    'payments-resumed-subject': 'Your payments resumed',
    'payments-resumed-words':
      'The pause of your plan has ended and your payments have resumed. Your plan: {address}',
    'pdf-subject': 'Your PDF of project {reportNumber}',
    'pdf-words': 'The PDF you requested is available for seven days: {address}',
    'digest-subject': 'Code changes: {states}',
    'digest-words':
      'What we know of the codes of {states} has changed. You get this mail because you follow these states.',
    'digest-line': '{place}. {question}: {now} (before: {before}). Source: {source}',
    'digest-unknown': 'not known',
    'digest-more': { one: 'And {count} more change.', other: 'And {count} more changes.' },
    'digest-refresh': 'Reports you have made keep what they said until you refresh them: {address}',
  } as const,
  {
    'invite-subject': 'Únase a {team} en Ridgeline',
    'invite-words':
      'Le invitan a unirse a {team} en Ridgeline. Regístrese o inicie sesión con esta dirección de correo electrónico para aceptar o rechazar: {address}',
    'trial-over-subject': 'Su prueba gratuita ha terminado',
    'trial-over-words':
      'Su prueba gratuita de Ridgeline ha terminado. Elija un plan para continuar: {address}',
    'payments-resumed-subject': 'Sus pagos se reanudaron',
    'payments-resumed-words':
      'La pausa de su plan ha terminado y sus pagos se reanudaron. Su plan: {address}',
    'pdf-subject': 'Su PDF del proyecto {reportNumber}',
    'pdf-words': 'El PDF que solicitó está disponible durante siete días: {address}',
    'digest-subject': 'Cambios de códigos: {states}',
    'digest-words':
      'Lo que sabemos de los códigos de {states} ha cambiado. Recibe este correo porque sigue estos estados.',
    'digest-line': '{place}. {question}: {now} (antes: {before}). Fuente: {source}',
    'digest-unknown': 'no se sabe',
    'digest-more': { one: 'Y {count} cambio más.', other: 'Y {count} cambios más.' },
    'digest-refresh': 'Los informes que ha hecho siguen diciendo lo mismo hasta que los actualice: {address}',
  },
);
