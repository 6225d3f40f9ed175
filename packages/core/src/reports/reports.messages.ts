import { messages } from '../shared/messages.ts';
import type { ProjectListFailure } from './project-gateway.port.ts';

export const reportsMessages = messages(
  {
    'no-reports-found': 'No Reports Found.',
    'signed-out': 'No Current User or Token Expired',
  } satisfies Record<ProjectListFailure, string>,
  {
    'no-reports-found': 'No se encontraron informes.',
    'signed-out': 'No hay usuario actual o la sesión ha caducado',
  },
);
