import { messages } from '../../shared/messages.ts';
import type { Provision } from '../provisions.ts';

/** How two editions compare on a point. */
export const editionChangeMessages = messages(
  {
    same: '{from} and {to}: no change on this point. {says}',
    moved: '{from} and {to}: moved to another section; no change on this point. {says}',
    changed: '{from}: {before} {to}: {after}',
    'section-only': '{from} and {to}: moved to another section; whether anything else changed is unknown.',
    unknown: '{from} and {to}: unknown whether anything changed.',
    edition: '{edition} IRC, {section}',
    'edition-alone': '{edition} IRC',
  },
  {
    same: '{from} e {to}: sin cambio en este punto. {says}',
    moved: '{from} e {to}: pasó a otra sección; sin cambio en este punto. {says}',
    changed: '{from}: {before} {to}: {after}',
    'section-only': '{from} e {to}: pasó a otra sección; no se sabe si cambió algo más.',
    unknown: '{from} e {to}: no se sabe si algo cambió.',
    edition: 'IRC {edition}, {section}',
    'edition-alone': 'IRC {edition}',
  },
);

/** Our own paraphrase of what a section says on the point that is compared. */
export const provisionMessages = messages(
  {
    'ice-inside-wall':
      'Where an ice barrier is required, it reaches at least 24 in inside the exterior wall line.',
    'ice-inside-wall-and-steep':
      'Where an ice barrier is required, it reaches at least 24 in inside the exterior wall line and, from 8:12 up, at least 36 in along the slope from the eave.',
    'drip-edge-not-in-code': 'No drip edge is required for shingle roofs.',
    'drip-edge-required': 'Drip edge is required at eaves and rakes of shingle roofs.',
    'underlayment-two-layers-on-low-slopes':
      'Two layers of underlayment from 2:12 to under 4:12, one from 4:12.',
    'vents-upper-part-or-vapor-barrier':
      'Half of the vent area is enough with 50 to 80 percent of it in the upper part, or with a vapor barrier of at most 1 perm on the warm side.',
    'vents-two-conditions-told-differently':
      'Half of the vent area is enough with 40 to 50 percent of it in the upper part and, in climate zones 6 to 8, a class I or II vapor retarder; sources differ on whether one of the two is enough.',
    'vents-both-conditions':
      'Half of the vent area is enough only with both: 40 to 50 percent of it in the upper part and, in climate zones 6 to 8, a class I or II vapor retarder.',
  } as const satisfies Record<Provision, string>,
  {
    'ice-inside-wall':
      'Donde se exige barrera contra hielo, llega al menos 24 pulg hacia adentro de la línea del muro exterior.',
    'ice-inside-wall-and-steep':
      'Donde se exige barrera contra hielo, llega al menos 24 pulg hacia adentro de la línea del muro exterior y, desde 8:12, al menos 36 pulg sobre la pendiente desde el alero.',
    'drip-edge-not-in-code': 'No se exige goterón en techos de tejas asfálticas.',
    'drip-edge-required': 'Se exige goterón en aleros y bordes laterales de techos de tejas asfálticas.',
    'underlayment-two-layers-on-low-slopes': 'Dos capas de base de 2:12 a menos de 4:12, una desde 4:12.',
    'vents-upper-part-or-vapor-barrier':
      'Basta la mitad del área de ventilación con 50 a 80 por ciento en la parte alta, o con una barrera de vapor de 1 perm como máximo en el lado cálido.',
    'vents-two-conditions-told-differently':
      'Basta la mitad del área de ventilación con 40 a 50 por ciento en la parte alta y, en las zonas climáticas 6 a 8, un retardador de vapor de clase I o II; las fuentes no coinciden en si basta una de las dos condiciones.',
    'vents-both-conditions':
      'Basta la mitad del área de ventilación solo con ambas condiciones: 40 a 50 por ciento en la parte alta y, en las zonas climáticas 6 a 8, un retardador de vapor de clase I o II.',
  },
);

/** The same in a cell of a table. */
export const provisionInShortMessages = messages(
  {
    'ice-inside-wall': '24 in inside the wall line',
    'ice-inside-wall-and-steep': '24 in inside the wall line; from 8:12, also 36 in up the slope',
    'drip-edge-not-in-code': 'Not required',
    'drip-edge-required': 'Eaves and rakes',
    'underlayment-two-layers-on-low-slopes': '2 layers below 4:12, then 1',
    'vents-upper-part-or-vapor-barrier': '50–80% high, or a vapor barrier',
    'vents-two-conditions-told-differently': 'One condition or both: sources differ',
    'vents-both-conditions': 'Both: 40–50% high; in zones 6–8 a vapor retarder',
  } as const satisfies Record<Provision, string>,
  {
    'ice-inside-wall': '24 pulg hacia adentro del muro',
    'ice-inside-wall-and-steep':
      '24 pulg hacia adentro del muro; desde 8:12, también 36 pulg sobre la pendiente',
    'drip-edge-not-in-code': 'No se exige',
    'drip-edge-required': 'Aleros y bordes laterales',
    'underlayment-two-layers-on-low-slopes': '2 capas con menos de 4:12, después 1',
    'vents-upper-part-or-vapor-barrier': '50–80 % arriba, o barrera de vapor',
    'vents-two-conditions-told-differently': 'Una condición o ambas: las fuentes no coinciden',
    'vents-both-conditions': 'Ambas: 40–50 % arriba; en zonas 6–8, retardador de vapor',
  },
);
