import { messages } from '../shared/messages.ts';
import type { PlanRowReason } from './plan-file.policy.ts';

export const planFileMessages = messages(
  {
    'cut-off': 'the row has fewer cells than there are columns',
    missing: 'is missing',
    'not-as-described': 'is not written as docs/plans.md says',
    'unknown-column': 'is no column of a plan',
    'sku-twice': 'is in the file twice',
    'position-twice': 'is the position of another plan of the file',
    'nothing-to-pay': 'a plan on sale needs a price',
    'given-is-not-sold': 'a free plan and a trial are given, not sold: no',
    'trial-without-days': 'a trial says for how many days it is',
    'points-differ': 'has another number of points than the English ones',
  } as const satisfies Record<PlanRowReason, string>,
  {
    'cut-off': 'la fila tiene menos celdas que columnas',
    missing: 'falta',
    'not-as-described': 'no está escrito como dice docs/plans.md',
    'unknown-column': 'no es una columna de un plan',
    'sku-twice': 'está dos veces en el archivo',
    'position-twice': 'es la posición de otro plan del archivo',
    'nothing-to-pay': 'un plan en venta necesita un precio',
    'given-is-not-sold': 'un plan gratis y una prueba se dan, no se venden: no',
    'trial-without-days': 'una prueba dice de cuántos días es',
    'points-differ': 'tiene otro número de puntos que los de inglés',
  },
);
