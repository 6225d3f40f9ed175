import { messages } from '../../shared/messages.ts';
import type { AdoptReportFailure } from '../new-project/adopt-report.use-case.ts';
import type { LoadReportFailure } from './load-report.use-case.ts';

export type ReadingFailure = LoadReportFailure | AdoptReportFailure;

/** Why a report cannot be read, or does not belong to its reader. */
// RPT-2 RPT-4
export const readingMessages = messages(
  {
    'signed-out': 'No Current User or Token Expired',
    'report-not-found': 'This report does not exist, or is not shared with you.',
    'report-unavailable': 'This report could not be loaded. Please try again.',
    'report-not-adoptable': 'This report cannot be added to your projects.',
    'report-needs-plan':
      'Your plan has no projects left for this report, or does not cover its address. It waits in this browser.',
    'report-not-adopted': 'The report could not be added to your projects. Please try again.',
  } as const satisfies Record<ReadingFailure, string>,
  {
    'signed-out': 'No hay usuario actual o la sesión expiró',
    'report-not-found': 'Este informe no existe o no está compartido con usted.',
    'report-unavailable': 'No se pudo cargar este informe. Inténtelo de nuevo.',
    'report-not-adoptable': 'Este informe no se puede agregar a sus proyectos.',
    'report-needs-plan':
      'A su plan no le quedan proyectos para este informe, o no incluye su dirección. El informe espera en este navegador.',
    'report-not-adopted': 'No se pudo agregar el informe a sus proyectos. Inténtelo de nuevo.',
  },
);
