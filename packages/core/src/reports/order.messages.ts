import { messages } from '../shared/messages.ts';
import type { AnonymousRefusal } from './new-project/anonymous-reports.port.ts';
import type { AddressFailure } from './new-project/check-address-access.use-case.ts';
import type { CreateReportFailure } from './new-project/create-report.use-case.ts';

type Said =
  | CreateReportFailure
  | AddressFailure
  | AnonymousRefusal
  | 'allowance-unknown'
  | 'anonymous-report-unavailable';

/** Why no report is made for an address. */
// DASH-5 RPT-1 RPT-4
export const orderMessages = messages(
  {
    'signed-out': 'No Current User or Token Expired',
    'unable-to-determine-access': 'Unable to determine if user has access to this address',
    'address-denied': 'Your plan does not cover this address.',
    'report-not-created': 'The report could not be created. Please try again.',
    'order-not-answered':
      'The server did not answer. Check your connection and try again: the report is made and counted only once.',
    'order-too-soon': 'Too many requests came from your network. Wait a minute and try again.',
    'order-source-away':
      'A source of the facts does not answer right now. Nothing was counted; try again in a few minutes.',
    'allowance-unknown':
      'We could not check what is left on your plan, so nothing was ordered. Check your connection and try again.',
    'plan-expired': 'Your plan has expired. Choose a plan first; nothing was ordered.',
    'plan-paused': 'Your plan is paused. Resume it first; nothing was ordered.',
    'allowance-used-up':
      'Your plan has no projects left this month. Buy this report on its own, or a larger plan.',
    'purchase-unusable':
      'This purchase has paid for another report already, or was refunded. Check your billing history.',
    'anonymous-report-unavailable': 'The sample report could not be created. Please try again.',
    'address-unreadable': 'The address must end with the state and ZIP code: Denver, CO 80202.',
    'property-unknown': 'We have no data for this property.',
    'visit-used-up': 'You have reached today’s limit of free reports. Sign up to create more.',
    'viewer-reads-only': 'Team viewers can read the team’s projects but cannot change them.',
  } as const satisfies Record<Said, string>,
  {
    'signed-out': 'No hay usuario actual o la sesión expiró',
    'unable-to-determine-access': 'No se pudo determinar si el usuario tiene acceso a esta dirección',
    'address-denied': 'Su plan no incluye esta dirección.',
    'report-not-created': 'No se pudo crear el informe. Inténtelo de nuevo.',
    'order-not-answered':
      'El servidor no respondió. Revise su conexión e inténtelo de nuevo: el informe se crea y se cuenta una sola vez.',
    'order-too-soon': 'Llegaron demasiadas solicitudes desde su red. Espere un minuto e inténtelo de nuevo.',
    'order-source-away':
      'Una fuente de los datos no responde en este momento. No se contó nada; inténtelo en unos minutos.',
    'allowance-unknown':
      'No pudimos leer lo que queda de su plan, así que no se pidió nada. Revise su conexión e inténtelo de nuevo.',
    'plan-expired': 'Su plan venció. Elija primero un plan; no se pidió nada.',
    'plan-paused': 'Su plan está en pausa. Reanúdelo primero; no se pidió nada.',
    'allowance-used-up':
      'A su plan no le quedan proyectos este mes. Compre este informe por separado o un plan más grande.',
    'purchase-unusable':
      'Esta compra ya pagó otro informe, o se reembolsó. Revise su historial de facturación.',
    'anonymous-report-unavailable': 'No se pudo crear el informe de muestra. Inténtelo de nuevo.',
    'address-unreadable': 'La dirección debe terminar con el estado y el código postal: Denver, CO 80202.',
    'property-unknown': 'No tenemos datos de esta propiedad.',
    'visit-used-up': 'Llegó al límite de informes gratuitos de hoy. Cree una cuenta para hacer más.',
    'viewer-reads-only': 'Un lector del equipo puede leer sus proyectos, no cambiarlos.',
  },
);
