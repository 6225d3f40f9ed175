import { messages } from '@ridgeline/core/shared';

export const chooseReportMessages = messages(
  {
    title: 'Choose a report',
    'fills-in': 'The report fills in what it knows, and the result can be saved to it.',
    'keeps-inputs': 'What you typed stays; you see where the report says something else.',
    search: 'Address, claim or report number',
    clear: 'Clear',
    close: 'Close',
    searching: 'Looking for your reports',
    'none-found': 'No matching reports.',
    failed: 'Your reports could not be loaded. Check your connection and try again.',
  },
  {
    title: 'Elegir un informe',
    'fills-in': 'El informe completa lo que sabe, y el resultado se puede guardar en él.',
    'keeps-inputs': 'Lo que escribió se queda; verá dónde el informe dice otra cosa.',
    search: 'Dirección, reclamo o número de informe',
    clear: 'Borrar',
    close: 'Cerrar',
    searching: 'Buscando sus informes',
    'none-found': 'Ninguno de sus informes coincide.',
    failed: 'No se pudieron cargar sus informes. Revise su conexión e inténtelo de nuevo.',
  },
);
