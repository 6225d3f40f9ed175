import { messages } from '@ridgeline/core/shared';

/** What a calculator's sheet says of the calculations that were saved to the report. */
export const savedCalculationMessages = messages(
  {
    list: 'Saved calculations',
    saved: 'Saved {day}',
    'saved-by': 'Saved {day} by {name}',
    seal: 'Seal {seal}',
    remove: 'Remove',
    'remove-now': 'Remove for good',
    keep: 'Keep',
    removing: 'Removing',
    removed: 'The calculation was removed from this report.',
    'not-found': 'This report does not exist, or is not shared with you.',
    unavailable: 'The calculation could not be removed. Try again.',
    'viewer-reads-only': 'You can read this report, but not change it.',
  },
  {
    list: 'Cálculos guardados',
    saved: 'Guardado el {day}',
    'saved-by': 'Guardado el {day} por {name}',
    seal: 'Sello {seal}',
    remove: 'Quitar',
    'remove-now': 'Quitar del todo',
    keep: 'Conservar',
    removing: 'Quitando',
    removed: 'Se quitó el cálculo de este informe.',
    'not-found': 'Este informe no existe o no está compartido con usted.',
    unavailable: 'No se pudo quitar el cálculo. Inténtelo de nuevo.',
    'viewer-reads-only': 'Puede leer este informe, pero no cambiarlo.',
  },
);
