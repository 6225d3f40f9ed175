import { messages } from '../../shared/messages.ts';
import type { FilterReportsFailure } from './filter-reports.use-case.ts';
import type { ProjectListing } from './list-projects.use-case.ts';
import type { ProjectListFailure } from './project-gateway.port.ts';

type Said =
  | ProjectListFailure
  | NonNullable<ProjectListing['note']>
  | FilterReportsFailure
  | 'unable-to-archive-report'
  | 'unable-to-unarchive-report';

/** Apart from the other texts of reports, since a list of projects is loaded first and needs only these. */
// DASH-5
export const projectListsMessages = messages(
  {
    'no-reports-found': 'No Reports Found.',
    'signed-out': 'No Current User or Token Expired',
    'team-id-not-provided': 'Please provide a team id',
    'unable-to-archive-report': 'Unable to archive report',
    'unable-to-unarchive-report': 'Unable to unarchive report',
    'unable-to-fetch-filtered-reports': 'Unable to fetch filtered reports',
  } as const satisfies Record<Said, string>,
  {
    'no-reports-found': 'No se encontraron informes.',
    'signed-out': 'No hay usuario actual o la sesión expiró',
    'team-id-not-provided': 'Indique un identificador de equipo',
    'unable-to-archive-report': 'No se pudo archivar el informe',
    'unable-to-unarchive-report': 'No se pudo desarchivar el informe',
    'unable-to-fetch-filtered-reports': 'No se pudieron obtener los informes filtrados',
  },
);
