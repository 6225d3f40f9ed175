import { messages } from '../shared/messages.ts';
import type { PlanChangeFailure } from './plan-gateway.port.ts';

type Spoken = PlanChangeFailure | `${'pause' | 'resume' | 'remove' | 'reactivate'}-failed`;

/** What is said of a pause, a removal and their ends. Wording given by the specification is verbatim; the rest is ours. */
export const planChangeMessages = messages(
  {
    // PAUSE-7 PAUSE-8
    'pause-payments': 'Pause Payments',
    resume: 'Resume',
    'contact-us': 'Contact us',
    'pause-option': { one: '{count} month ({date})', other: '{count} months ({date})' },
    'payments-paused': 'Your payments will be paused from {from} until {until}',
    'payments-resumed': 'Your payments resumed',
    'pause-failed': 'Error while pausing your payments',
    'resume-failed': 'Error while resuming your payments',
    'pause-options-failed': 'The pause options could not be loaded. Please try again.',

    // PAUSE-9
    'pause-unavailable': 'Pause Payments Unavailable',
    'pause-paused-within-12-months':
      'You have already paused payments within the last 12 months. Please wait until {date} to pause payments again.',
    'pause-already-paused': 'Your payments are paused until {date}.',
    'pause-bought-on-android': 'Please pause your payments in the mobile app.',
    'pause-not-monthly': 'Payments can only be paused with monthly billing.',
    'pause-plan-cannot-pause': 'Payments for this plan cannot be paused.',
    'pause-payment-due': 'A payment for your plan is due. Please pay it before you pause your payments.',
    'pause-not-owner': 'Please contact Team Owner to pause payments.',

    // PAUSE-10
    'resume-not-owner': 'Please contact Team Owner to resume payments and access plan features.',
    'resume-bought-on-android': 'Please resume your payments in the mobile app.',
    'resume-not-paused': 'Your payments are not paused.',

    // PLAN-10
    'remove-failed': 'Error while canceling your plan',
    'remove-not-owner': 'Please contact Team Owner to cancel the plan.',
    'remove-bought-on-android': 'Please cancel your plan in the mobile app.',
    'remove-not-a-paid-plan': 'There is no paid plan to cancel.',
    'remove-already-removed': 'Your plan is already canceled.',
    'reactivate-failed': 'Error while reactivating your plan',
    'reactivate-not-owner': 'Please contact Team Owner to reactivate the plan.',
    'reactivate-bought-on-android': 'Please reactivate your plan in the mobile app.',
    'reactivate-not-removed': 'Your plan is already active.',
    'reactivate-expired': 'Your plan has expired. Please choose a plan.',

    'signed-out': 'No Current User or Token Expired',
    'no-plan': 'No plan was found.',
    'plan-changed': 'Your plan has changed in the meantime. Please try again.',
    refused: 'This change to your plan was not accepted.',
    unavailable: 'Your plan could not be reached. Please try again.',
  } as const satisfies Record<Spoken, string> & Record<string, unknown>,
  {
    'pause-payments': 'Pausar pagos',
    resume: 'Reanudar',
    'contact-us': 'Contáctenos',
    'pause-option': { one: '{count} mes ({date})', other: '{count} meses ({date})' },
    'payments-paused': 'Sus pagos estarán en pausa del {from} al {until}',
    'payments-resumed': 'Sus pagos se reanudaron',
    'pause-failed': 'Error al pausar sus pagos',
    'resume-failed': 'Error al reanudar sus pagos',
    'pause-options-failed': 'No se pudieron cargar las opciones de pausa. Inténtelo de nuevo.',

    'pause-unavailable': 'No es posible pausar los pagos',
    'pause-paused-within-12-months':
      'Ya pausó sus pagos en los últimos 12 meses. Espere hasta el {date} para pausarlos de nuevo.',
    'pause-already-paused': 'Sus pagos están en pausa hasta el {date}.',
    'pause-bought-on-android': 'Pause sus pagos en la aplicación móvil.',
    'pause-not-monthly': 'Los pagos solo se pueden pausar con facturación mensual.',
    'pause-plan-cannot-pause': 'Los pagos de este plan no se pueden pausar.',
    'pause-payment-due': 'Hay un pago pendiente de su plan. Páguelo antes de pausar sus pagos.',
    'pause-not-owner': 'Comuníquese con el propietario del equipo para pausar los pagos.',

    'resume-not-owner':
      'Comuníquese con el propietario del equipo para reanudar los pagos y acceder a las funciones del plan.',
    'resume-bought-on-android': 'Reanude sus pagos en la aplicación móvil.',
    'resume-not-paused': 'Sus pagos no están en pausa.',

    'remove-failed': 'Error al cancelar su plan',
    'remove-not-owner': 'Comuníquese con el propietario del equipo para cancelar el plan.',
    'remove-bought-on-android': 'Cancele su plan en la aplicación móvil.',
    'remove-not-a-paid-plan': 'No hay ningún plan de pago que cancelar.',
    'remove-already-removed': 'Su plan ya está cancelado.',
    'reactivate-failed': 'Error al reactivar su plan',
    'reactivate-not-owner': 'Comuníquese con el propietario del equipo para reactivar el plan.',
    'reactivate-bought-on-android': 'Reactive su plan en la aplicación móvil.',
    'reactivate-not-removed': 'Su plan ya está activo.',
    'reactivate-expired': 'Su plan venció. Elija un plan.',

    'signed-out': 'No hay usuario actual o la sesión expiró',
    'no-plan': 'No se encontró ningún plan.',
    'plan-changed': 'Su plan cambió mientras tanto. Inténtelo de nuevo.',
    refused: 'No se aceptó este cambio en su plan.',
    unavailable: 'No se pudo acceder a su plan. Inténtelo de nuevo.',
  },
);
