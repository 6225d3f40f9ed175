import { messages } from '@ridgeline/core/shared';

/** A plan that was ordered for the end of a trial. */
export const plannedPlanTexts = messages(
  {
    title: 'Next plan',
    begins: '{plan} begins {date}. Your card is charged then.',
    retried: 'The payment for {plan} was declined. We will try again {date}.',
    cancel: 'Cancel the order',
    keep: 'Keep the order',
    canceling: 'Canceling the order',
    'cancel-title': 'Cancel the order of {plan}?',
    'cancel-text':
      'Nothing is charged. Your trial goes on until its last day, and you can order a plan at any time.',
    'cancel-text-retried': 'Nothing is charged. You can order a plan at any time.',
    canceled: 'The order of {plan} is canceled. Nothing was charged.',
    unreachable: 'What you ordered for the end of your trial could not be loaded',
  },
  {
    title: 'Plan siguiente',
    begins: '{plan} empieza el {date}. Ese día se hace el cobro a su tarjeta.',
    retried: 'El pago de {plan} fue rechazado. Lo intentaremos de nuevo el {date}.',
    cancel: 'Cancelar el pedido',
    keep: 'Conservar el pedido',
    canceling: 'Cancelando el pedido',
    'cancel-title': '¿Cancelar el pedido de {plan}?',
    'cancel-text':
      'No se cobra nada. Su prueba sigue hasta el último día, y puede pedir un plan en cualquier momento.',
    'cancel-text-retried': 'No se cobra nada. Puede pedir un plan en cualquier momento.',
    canceled: 'El pedido de {plan} está cancelado. No se cobró nada.',
    unreachable: 'No se pudo cargar lo que pidió para el final de su prueba',
  },
);
