import { messages } from '@ridgeline/core/shared';

/** Texts of our mails, in the language of the reader (`language-of-person.ts`); those to the operator are in English. */
export const mailMessages = messages(
  {
    'invite-subject': 'Join {team} on Ridgeline',
    'invite-words':
      'You are invited to join {team} on Ridgeline. Sign up or sign in with this email address to accept or decline: {address}',
    'feedback-subject': 'Feedback from {name}',
    'feedback-from': 'From: {name}, {email}',
    'feedback-source': 'Came from: {source}',
    'feedback-report': 'About: {address}',
    'dispute-open-subject': '{email} disputes a payment of {amount}',
    'dispute-open-words':
      '{email} has told their bank that they do not accept a payment of {amount} for {title}. The bank has taken the money back for now. The plan goes on until it decides. Send your evidence in the dashboard of the payment provider: {payment}',
    'dispute-won-subject': 'The dispute of {email} is won',
    'dispute-won-words':
      'The bank has decided for you: the {amount} for {title} is yours again. Payment: {payment}',
    'dispute-lost-subject': 'The dispute of {email} is lost',
    'dispute-lost-words':
      'The bank has decided for {email}: the {amount} for {title} stays with them. If the payment was for their current period, the plan has ended. Payment: {payment}',
    'trial-over-subject': 'Your free trial is over',
    'trial-over-words': 'Your free trial of Ridgeline is over. Choose a plan to continue: {address}',
    'payments-resumed-subject': 'Your payments resumed',
    'payments-resumed-words':
      'The pause of your plan has ended and your payments have resumed. Your plan: {address}',
    // NOTE-1
    'payment-declined-subject': 'Your payment did not go through',
    'payment-declined-words':
      'We could not charge your card for your Ridgeline plan. We will try again in the next few days. To keep your plan, check your card or pay now: {address}',
    'payment-asks-bank-subject': 'Please confirm your payment',
    'payment-asks-bank-words':
      'Your bank wants you to confirm the payment for your Ridgeline plan. Open your plan and pay there: {address}',
    'payment-needs-owner-subject': 'Who pays for the plan of your team?',
    'payment-needs-owner-words':
      'You own your team on Ridgeline now, and a payment for its plan is due. We have not charged your card, because you have not chosen one for the plan. To keep the plan, choose a card or pay now: {address}',
    'plan-ended-subject': 'Your plan has ended',
    'plan-ended-words':
      'A payment for your Ridgeline plan was due for a week and could not be made, so the plan has ended. Your projects are still there. Choose a plan to go on: {address}',
    'plan-disputed-subject': 'Your plan has ended',
    'plan-disputed-words':
      'The bank has given back a payment for your Ridgeline plan that was disputed, so the plan has ended. Your projects are still there. Choose a plan to go on: {address}',
    'plan-not-begun-subject': 'Your plan has not started',
    'plan-not-begun-words':
      'The Ridgeline plan that was ordered for the end of your free trial has not started, because your team has a new owner. It was not charged. Choose a plan to go on: {address}',
    'pdf-subject': 'Your PDF of project {reportNumber}',
    'pdf-words': 'The PDF you requested is available for seven days: {address}',
    'pdf-batch-subject': { one: 'Your PDF is ready', other: 'Your {count} PDFs are ready' },
    'pdf-batch-words':
      'PDFs of {made} of {total} projects can be downloaded together for seven days: {address}',
    'webhook-disabled-subject': 'We no longer send events to {host}',
    'webhook-disabled-words':
      '{webhook} no longer accepts the events that Ridgeline sends, so we have turned it off. The events that it did not accept are kept and can be sent again. Fix the address, then turn it on: {address}',
    'digest-subject': 'Code changes: {states}',
    'digest-words':
      'What we know about the codes of {states} has changed. You get this email because you follow these states.',
    'digest-line': '{place}. {question}: {now} (before: {before}). Source: {source}',
    'digest-unknown': 'not known',
    'digest-more': { one: 'And {count} more change.', other: 'And {count} more changes.' },
    'digest-unsubscribe': 'Stop these emails: {address}',
    'digest-refresh': 'Reports you have made keep what they said until you refresh them: {address}',
  } as const,
  {
    'invite-subject': 'Únase a {team} en Ridgeline',
    'invite-words':
      'Lo invitan a unirse a {team} en Ridgeline. Regístrese o inicie sesión con esta dirección de correo electrónico para aceptar o rechazar: {address}',
    'feedback-subject': 'Comentarios de {name}',
    'feedback-from': 'De: {name}, {email}',
    'feedback-source': 'Vino de: {source}',
    'feedback-report': 'Sobre: {address}',
    'dispute-open-subject': '{email} disputa un pago de {amount}',
    'dispute-open-words':
      '{email} le dijo a su banco que no acepta un pago de {amount} por {title}. El banco retiró el dinero por ahora. El plan sigue hasta que decida. Envíe sus pruebas en el panel del proveedor de pagos: {payment}',
    'dispute-won-subject': 'Ganó la disputa de {email}',
    'dispute-won-words':
      'El banco decidió a su favor: los {amount} por {title} vuelven a ser suyos. Pago: {payment}',
    'dispute-lost-subject': 'Perdió la disputa de {email}',
    'dispute-lost-words':
      'El banco decidió a favor de {email}: los {amount} por {title} se quedan con esa persona. Si el pago era de su período actual, el plan ha terminado. Pago: {payment}',
    'trial-over-subject': 'Su prueba gratuita ha terminado',
    'trial-over-words':
      'Su prueba gratuita de Ridgeline ha terminado. Elija un plan para continuar: {address}',
    'payments-resumed-subject': 'Sus pagos se reanudaron',
    'payments-resumed-words':
      'La pausa de su plan ha terminado y sus pagos se reanudaron. Su plan: {address}',
    'payment-declined-subject': 'Su pago no se realizó',
    'payment-declined-words':
      'No pudimos cobrar su plan de Ridgeline a su tarjeta. Lo intentaremos de nuevo en los próximos días. Para conservar su plan, revise su tarjeta o pague ahora: {address}',
    'payment-asks-bank-subject': 'Confirme su pago',
    'payment-asks-bank-words':
      'Su banco le pide que confirme el pago de su plan de Ridgeline. Abra su plan y pague allí: {address}',
    'payment-needs-owner-subject': '¿Quién paga el plan de su equipo?',
    'payment-needs-owner-words':
      'Ahora usted es propietario de su equipo en Ridgeline, y hay un pago pendiente de su plan. No hicimos ningún cargo a su tarjeta, porque no ha elegido una para el plan. Para conservar el plan, elija una tarjeta o pague ahora: {address}',
    'plan-ended-subject': 'Su plan ha terminado',
    'plan-ended-words':
      'Un pago de su plan de Ridgeline estuvo pendiente una semana y no se pudo realizar, así que el plan ha terminado. Sus proyectos siguen ahí. Elija un plan para continuar: {address}',
    'plan-disputed-subject': 'Su plan ha terminado',
    'plan-disputed-words':
      'El banco devolvió un pago de su plan de Ridgeline que fue disputado, así que el plan ha terminado. Sus proyectos siguen ahí. Elija un plan para continuar: {address}',
    'plan-not-begun-subject': 'Su plan no ha comenzado',
    'plan-not-begun-words':
      'El plan de Ridgeline que se pidió para el final de su prueba gratuita no ha comenzado, porque su equipo tiene un nuevo propietario. No se cobró nada. Elija un plan para continuar: {address}',
    'pdf-subject': 'Su PDF del proyecto {reportNumber}',
    'pdf-words': 'El PDF que solicitó está disponible durante siete días: {address}',
    'pdf-batch-subject': { one: 'Su PDF está listo', other: 'Sus {count} PDF están listos' },
    'pdf-batch-words':
      'Durante siete días puede descargar juntos los PDF de {made} de {total} proyectos: {address}',
    'webhook-disabled-subject': 'Ya no enviamos eventos a {host}',
    'webhook-disabled-words':
      '{webhook} ya no acepta los eventos que envía Ridgeline, así que desactivamos esa dirección. Los eventos que no aceptó se guardan y se pueden enviar de nuevo. Corrija la dirección y actívela: {address}',
    'digest-subject': 'Cambios de códigos: {states}',
    'digest-words':
      'Lo que sabemos de los códigos de {states} ha cambiado. Recibe este correo porque sigue estos estados.',
    'digest-line': '{place}. {question}: {now} (antes: {before}). Fuente: {source}',
    'digest-unknown': 'no se sabe',
    'digest-more': { one: 'Y {count} cambio más.', other: 'Y {count} cambios más.' },
    'digest-unsubscribe': 'Dejar de recibir estos correos: {address}',
    'digest-refresh': 'Los informes que ha hecho siguen diciendo lo mismo hasta que los actualice: {address}',
  },
);
