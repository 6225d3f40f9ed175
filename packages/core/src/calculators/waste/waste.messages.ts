import { messages } from '../../shared/messages.ts';
import type { RollMeasure } from '../roll-measure.ts';
import type { RoofShape } from './complexity.ts';
import type { BundleRounding, StarterPlace, WasteWay } from './waste.inputs.ts';
import type { Shingle, Underlayment } from './waste-products.ts';

export type WasteWarning =
  | 'slope-below-2-in-12'
  | 'slope-2-to-4-in-12'
  | 'drip-edge-not-in-this-edition'
  | 'drip-edge-lap-below-2-in'
  | 'edges-not-entered';

export const wasteWarningMessages = messages(
  {
    'slope-below-2-in-12': 'Asphalt shingles are not allowed below 2:12.',
    'slope-2-to-4-in-12':
      'From 2:12 to under 4:12 asphalt shingles need two layers of underlayment; one self-adhered sheet (ASTM D1970) may take their place.',
    'drip-edge-not-in-this-edition':
      'This edition does not require drip edge; it is counted as common practice.',
    'drip-edge-lap-below-2-in': 'The code requires drip edge to lap at least 2 inches.',
    'edges-not-entered':
      'No eaves, rakes, hips or ridges were entered: starter, cap and drip edge are not counted.',
  } as const satisfies Record<WasteWarning, string>,
  {
    'slope-below-2-in-12': 'No se permiten tejas asfálticas por debajo de 2:12.',
    'slope-2-to-4-in-12':
      'De 2:12 a menos de 4:12 las tejas asfálticas requieren dos capas de base; una membrana autoadhesiva (ASTM D1970) puede reemplazarlas.',
    'drip-edge-not-in-this-edition': 'Esta edición no exige goterón; se cuenta como práctica usual.',
    'drip-edge-lap-below-2-in': 'El código exige un traslape mínimo de 2 pulgadas en el goterón.',
    'edges-not-entered':
      'No se indicaron aleros, bordes, limatesas ni cumbreras: no se cuentan arranque, cumbrera ni goterón.',
  },
);

export const wasteChoiceMessages = messages(
  {
    flat: 'Flat percent',
    complexity: 'By complexity',
    'cut-edge': 'By length of cut edge',
    'nearest-bundle': 'Nearest bundle',
    eaves: 'Along eaves',
    'eaves-and-rakes': 'Along eaves and rakes',
    actual: 'Actual',
    'half-roll': 'Half roll',
    'full-roll': 'Full roll',
  } as const satisfies Record<WasteWay | BundleRounding | StarterPlace | RollMeasure, string>,
  {
    flat: 'Porcentaje fijo',
    complexity: 'Por complejidad',
    'cut-edge': 'Por longitud de corte',
    'nearest-bundle': 'Paquete entero',
    eaves: 'En aleros',
    'eaves-and-rakes': 'En aleros y bordes laterales',
    actual: 'Real',
    'half-roll': 'Medio rollo',
    'full-roll': 'Rollo completo',
  },
);

export const roofShapeMessages = messages(
  {
    shed: 'Shed',
    gable: 'Gable',
    hip: 'Hip',
    'cross-gable': 'Cross gable',
    complex: 'Complex',
    'cut-up': 'Cut-up',
  } as const satisfies Record<RoofShape, string>,
  {
    shed: 'Un agua',
    gable: 'Dos aguas',
    hip: 'Cuatro aguas',
    'cross-gable': 'Dos aguas cruzadas',
    complex: 'Complejo',
    'cut-up': 'Muy recortado',
  },
);

export const wasteProductMessages = messages(
  {
    'three-tab': 'Three-tab shingle',
    architectural: 'Architectural shingle',
    'heavy-architectural': 'Heavy architectural shingle',
    luxury: 'Luxury shingle',
    synthetic: 'Synthetic underlayment',
    'felt-15': '15 lb felt',
    'felt-30': '30 lb felt',
  } as const satisfies Record<Shingle | Underlayment, string>,
  {
    'three-tab': 'Teja de tres lengüetas',
    architectural: 'Teja arquitectónica',
    'heavy-architectural': 'Teja arquitectónica pesada',
    luxury: 'Teja de lujo',
    synthetic: 'Base sintética',
    'felt-15': 'Fieltro de 15 lb',
    'felt-30': 'Fieltro de 30 lb',
  },
);
