import { messages } from '../../shared/messages.ts';
import type { RollMeasure } from '../roll-measure.ts';
import type { HighWindWarning, ShingleSlopeWarning } from '../shingle-slope.policy.ts';
import type { IceReading } from './ice-and-water-shield.inputs.ts';
import type { CoveringScope } from './ice-barrier-scope.ts';

export type IceAndWaterShieldWarning =
  | 'designation-unknown'
  | 'designation-no'
  | 'detached-accessory-excepted'
  | `covering-${Exclude<CoveringScope, 'in-section'>}`
  | ShingleSlopeWarning
  | HighWindWarning
  | 'local-rule-may-not-reach-this-slope';

export const iceAndWaterShieldWarningMessages = messages(
  {
    'designation-unknown':
      'Whether an ice barrier is required here is not known: the municipality records it in its climate table. These figures only show how far it would have to reach.',
    'designation-no': 'The municipality records no ice barrier as required here.',
    'slope-below-2-in-12': 'Asphalt shingles are not allowed below 2:12.',
    'slope-2-to-4-in-12':
      'From 2:12 to under 4:12 asphalt shingles need two layers of underlayment; one self-adhered sheet (ASTM D1970) may take their place.',
    'detached-accessory-excepted':
      'The code exempts detached accessory structures with no conditioned floor area: no ice barrier is required on this one. These figures show how far one would have to reach.',
    'covering-section-of-its-own':
      'In this edition the section cited is for asphalt shingles only; this roof covering has its ice barrier in a section of its own.',
    'covering-not-named':
      'The section names asphalt shingles, metal shingles, mineral-surfaced roll roofing, slate, and wood shingles and shakes. This roof covering is not among them: ask the building department.',
    'high-wind-underlayment':
      'At 140 mph and above, the code is stricter on underlayment: its type, laps and fasteners; a self-adhered sheet (ASTM D1970) is the alternative.',
    'high-wind-on-an-older-scale':
      'This edition sets its high-wind limits for underlayment on an older scale than this speed. Ask the building department which fasteners apply; an adhered sheet (ASTM D1970) is the alternative.',
    'local-rule-may-not-reach-this-slope':
      'The local rule may be meant for lower slopes than this one: ask the building department.',
  } as const satisfies Record<IceAndWaterShieldWarning, string>,
  {
    'designation-unknown':
      'No se sabe si aquí se exige barrera contra hielo: el municipio lo anota en su tabla climática. Estas cifras dicen solo hasta dónde tendría que llegar.',
    'designation-no': 'El municipio no exige barrera contra hielo aquí.',
    'slope-below-2-in-12': 'No se permiten tejas asfálticas por debajo de 2:12.',
    'slope-2-to-4-in-12':
      'De 2:12 a menos de 4:12 las tejas asfálticas requieren dos capas de base; una membrana autoadhesiva (ASTM D1970) puede reemplazarlas.',
    'detached-accessory-excepted':
      'El código exceptúa las estructuras accesorias separadas sin piso acondicionado: aquí no se exige barrera contra hielo. Estas cifras dicen hasta dónde llegaría.',
    'covering-section-of-its-own':
      'En esta edición la sección citada es solo para tejas asfálticas; esta cubierta tiene su barrera contra hielo en otra sección.',
    'covering-not-named':
      'La sección nombra tejas asfálticas, tejas metálicas, rollo con superficie mineral, pizarra y tejas de madera. Esta cubierta no está entre ellas: consulte al departamento de construcción.',
    'high-wind-underlayment':
      'Con 140 mph o más, el código es más estricto con la base: tipo, traslapes y clavos; la alternativa es una membrana autoadhesiva (ASTM D1970).',
    'high-wind-on-an-older-scale':
      'Esta edición mide el viento fuerte para la base en una escala anterior a la de esta velocidad. Pregunte al departamento de construcción qué clavos van; la alternativa es una membrana adherida (ASTM D1970).',
    'local-rule-may-not-reach-this-slope':
      'La regla local puede referirse a pendientes menores que esta: consulte al departamento de construcción.',
  },
);

export const iceAndWaterShieldReadingMessages = messages(
  {
    horizontal: 'The inches inside the wall are measured level',
    'along-slope': 'The inches inside the wall are measured along the slope',
    'horizontal-from-inside-face':
      'The inches inside the wall are measured level; “exterior wall line” is read as the inside face of the wall',
    'along-slope-from-inside-face':
      'The inches inside the wall are measured along the slope; “exterior wall line” is read as the inside face of the wall',
    actual: 'Actual square feet',
    'half-roll': 'Half roll',
    'full-roll': 'Full roll',
  } as const satisfies Record<IceReading | `${IceReading}-from-inside-face` | RollMeasure, string>,
  {
    horizontal: 'Las pulgadas hacia el interior del muro se miden en horizontal',
    'along-slope': 'Las pulgadas hacia el interior del muro se miden sobre la pendiente',
    'horizontal-from-inside-face':
      'Las pulgadas hacia el interior del muro se miden en horizontal; la “línea del muro exterior” se lee como la cara interior del muro',
    'along-slope-from-inside-face':
      'Las pulgadas hacia el interior del muro se miden sobre la pendiente; la “línea del muro exterior” se lee como la cara interior del muro',
    actual: 'Pies cuadrados reales',
    'half-roll': 'Medio rollo',
    'full-roll': 'Rollo completo',
  },
);
