import { messages } from '../../shared/messages.ts';
import type { RollMeasure } from '../roll-measure.ts';
import type { HighWindWarning, ShingleSlopeWarning } from '../shingle-slope.policy.ts';
import type { IceReading } from './ice-and-water-shield.inputs.ts';
import type { CoveringScope } from './ice-barrier-scope.ts';

export type IceAndWaterShieldStep =
  | 'wall'
  | 'slope-factor'
  | 'reach-inside-wall'
  | 'reach-from-edge'
  | 'depth'
  | 'rows'
  | 'area-actual'
  | 'area-half-roll'
  | 'area-full-roll'
  | 'valleys'
  | 'total'
  | 'rolls';

export type IceAndWaterShieldWarning =
  | 'designation-unknown'
  | 'designation-no'
  | 'detached-accessory-excepted'
  | `covering-${Exclude<CoveringScope, 'in-section'>}`
  | ShingleSlopeWarning
  | HighWindWarning
  | 'local-rule-may-not-reach-this-slope';

export const iceAndWaterShieldStepMessages = messages(
  {
    wall: 'Thickness of the wall (g drywall, s stud, h sheathing, c cladding)',
    'slope-factor': 'Slope factor for a rise of r in 12',
    'reach-inside-wall':
      'Reach past the inside of the wall (o overhang, w wall, n inches required, r rise in 12)',
    'reach-from-edge': 'Reach from the roof edge (n inches required)',
    depth: 'Depth up the slope: the farthest reach governs',
    rows: 'Rows of membrane for the farthest reach (W roll width, t side lap)',
    'area-actual': 'Area as it is, to the farthest reach (L length of the eave)',
    'area-half-roll': 'Area in strips of half a roll’s width (W roll width)',
    'area-full-roll': 'Area in strips of a full roll’s width (W roll width)',
    valleys: 'Valleys, one roll wide (V length of valleys)',
    total: 'Area in the measure chosen (E eaves, V valleys)',
    rolls: 'Rolls to order (R rows end to end, V valleys, A area of a roll)',
  } as const satisfies Record<IceAndWaterShieldStep, string>,
  {
    wall: 'Espesor del muro (g yeso, s montante, h entablado, c revestimiento)',
    'slope-factor': 'Factor de pendiente para una subida de r en 12',
    'reach-inside-wall':
      'Alcance más allá del interior del muro (o alero, w muro, n pulgadas exigidas, r subida en 12)',
    'reach-from-edge': 'Alcance desde el borde del techo (n pulgadas exigidas)',
    depth: 'Profundidad sobre la pendiente: rige el mayor alcance',
    rows: 'Hileras de membrana para el mayor alcance (W ancho del rollo, t traslape lateral)',
    'area-actual': 'Área real, hasta el mayor alcance (L longitud del alero)',
    'area-half-roll': 'Área en franjas de medio ancho de rollo (W ancho del rollo)',
    'area-full-roll': 'Área en franjas de ancho completo de rollo (W ancho del rollo)',
    valleys: 'Limahoyas, un rollo de ancho (V longitud de limahoyas)',
    total: 'Área en la medida elegida (E aleros, V limahoyas)',
    rolls: 'Rollos por pedir (R hileras de punta a punta, V limahoyas, A área de un rollo)',
  },
);

export const iceAndWaterShieldWarningMessages = messages(
  {
    'designation-unknown':
      'Whether an ice barrier is required here is not known: the municipality records it in its climate table. These figures say only how far one must reach.',
    'designation-no': 'The municipality records no ice barrier as required here.',
    'slope-below-2-in-12': 'Asphalt shingles are not allowed below 2:12.',
    'slope-2-to-4-in-12':
      'From 2:12 to under 4:12 asphalt shingles need two layers of underlayment; one self-adhered sheet (ASTM D1970) may take their place.',
    'detached-accessory-excepted':
      'The code excepts detached accessory structures with no conditioned floor area: no ice barrier is required on this one. These figures say how far one would reach.',
    'covering-section-of-its-own':
      'In this edition the section cited is for asphalt shingles only; this roof covering has its ice barrier in a section of its own.',
    'covering-not-named':
      'The section names asphalt shingles, metal shingles, mineral-surfaced roll roofing, slate, and wood shingles and shakes. This roof covering is not among them: ask the building department.',
    'high-wind-underlayment':
      'At 140 mph and more the underlayment has stricter types, laps and fasteners than elsewhere; a self-adhered sheet (ASTM D1970) is the alternative.',
    'high-wind-on-an-older-scale':
      'This edition sets its high-wind limits for underlayment on an older scale than this speed. Ask the building department which fasteners apply; an adhered sheet (ASTM D1970) is the alternative.',
    'local-rule-may-not-reach-this-slope':
      'The local rule may be meant for lower slopes than this one: ask the building department.',
  } as const satisfies Record<IceAndWaterShieldWarning, string>,
  {
    'designation-unknown':
      'No se sabe si aquí se exige barrera contra hielo: el municipio lo anota en su tabla climática. Estas cifras dicen solo hasta dónde debe llegar.',
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
      'Con 140 mph o más, la base exige otros tipos, traslapes y clavos más estrictos; la alternativa es una membrana autoadhesiva (ASTM D1970).',
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
      'Las pulgadas hacia el interior del muro se miden en horizontal; la «línea del muro exterior» se lee como la cara interior del muro',
    'along-slope-from-inside-face':
      'Las pulgadas hacia el interior del muro se miden sobre la pendiente; la «línea del muro exterior» se lee como la cara interior del muro',
    actual: 'Pies cuadrados reales',
    'half-roll': 'Medio rollo',
    'full-roll': 'Rollo completo',
  },
);

/** Texts that `traceLine` uses for this calculator's steps. */
export const iceAndWaterShieldWords = {
  steps: iceAndWaterShieldStepMessages,
  interpretations: iceAndWaterShieldReadingMessages,
};
