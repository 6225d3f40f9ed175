import { messages } from '../../shared/messages.ts';
import type { RollMeasure } from '../roll-measure.ts';
import type { RoofShape } from './complexity.ts';
import type { BundleRounding, StarterPlace, WasteWay } from './waste.inputs.ts';
import type { Shingle, Underlayment } from './waste-products.ts';

export type WasteStep =
  | 'plan-area'
  | 'plan-hips'
  | 'plan-ridges'
  | 'plan-rakes'
  | 'complexity'
  | 'cut-edge-percent'
  | 'total'
  | 'total-by-cut-edge'
  | 'squares'
  | 'bundles-actual'
  | 'bundles-to-order'
  | 'starter'
  | 'cap'
  | 'drip-edge'
  | 'underlayment-area'
  | 'underlayment-rolls';

export type WasteWarning =
  | 'slope-below-2-in-12'
  | 'slope-2-to-4-in-12'
  | 'drip-edge-not-in-this-edition'
  | 'drip-edge-lap-below-2-in'
  | 'edges-not-entered';

export const wasteStepMessages = messages(
  {
    'plan-area': 'Area of the roof (l length, b width, r rise in 12)',
    'plan-hips': 'Hips: four of them over half the shorter side b',
    'plan-ridges': 'Ridge: what the hips leave of the longer side',
    'plan-rakes': 'Rakes: up and down the width b',
    complexity: 'Percent by complexity (s shape, v valleys, d dormers, n penetrations)',
    'cut-edge-percent': 'The percent that cut edge comes to (C feet of cut edge, A roof area)',
    total: 'Area with waste (A roof area, p percent)',
    'total-by-cut-edge': 'Area with waste (A roof area, C feet of cut edge)',
    squares: 'Squares of 100 square feet of area with waste',
    'bundles-actual': 'Bundles as they come out (b bundles a square)',
    'bundles-to-order': 'Bundles to order, never short (b bundles a square)',
    starter: 'Starter (F feet of edge, c feet a bundle)',
    cap: 'Hip and ridge cap (F feet of hips and ridges, c feet a bundle)',
    'drip-edge': 'Drip edge (F feet of eaves and rakes, l feet a piece, t inches of lap)',
    'underlayment-area': 'Underlayment (n layers, A roof area)',
    'underlayment-rolls': 'Rolls of underlayment (n layers, A roof area, R area a roll covers)',
  } as const satisfies Record<WasteStep, string>,
  {
    'plan-area': 'Área del techo (l largo, b ancho, r subida en 12)',
    'plan-hips': 'Limatesas: cuatro, sobre la mitad del lado menor b',
    'plan-ridges': 'Cumbrera: lo que las limatesas dejan del lado mayor',
    'plan-rakes': 'Bordes laterales: subida y bajada sobre el ancho b',
    complexity: 'Porcentaje por complejidad (s forma, v limahoyas, d buhardillas, n penetraciones)',
    'cut-edge-percent': 'Porcentaje que resulta de los cortes (C pies de corte, A área del techo)',
    total: 'Área con desperdicio (A área del techo, p porcentaje)',
    'total-by-cut-edge': 'Área con desperdicio (A área del techo, C pies de corte)',
    squares: 'Cuadros de 100 pies² de área con desperdicio',
    'bundles-actual': 'Paquetes tal como resultan (b paquetes por cuadro)',
    'bundles-to-order': 'Paquetes por pedir, sin que falten (b paquetes por cuadro)',
    starter: 'Tira de arranque (F pies de borde, c pies por paquete)',
    cap: 'Teja de cumbrera y limatesa (F pies de limatesas y cumbreras, c pies por paquete)',
    'drip-edge': 'Goterón (F pies de aleros y bordes laterales, l pies por pieza, t pulgadas de traslape)',
    'underlayment-area': 'Base (n capas, A área del techo)',
    'underlayment-rolls': 'Rollos de base (n capas, A área del techo, R área que cubre un rollo)',
  },
);

export const wasteWarningMessages = messages(
  {
    'slope-below-2-in-12': 'Asphalt shingles are not allowed below 2:12.',
    'slope-2-to-4-in-12':
      'From 2:12 to under 4:12 asphalt shingles need two layers of underlayment; one self-adhered sheet (ASTM D1970) may take their place.',
    'drip-edge-not-in-this-edition':
      'This edition does not ask for drip edge; it is counted as usual practice.',
    'drip-edge-lap-below-2-in': 'The code asks for a lap of at least 2 inches in drip edge.',
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
    'nearest-bundle': 'Paquete más próximo',
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

/** Texts that `traceLine` uses for this calculator's steps. */
export const wasteWords = { steps: wasteStepMessages, interpretations: wasteChoiceMessages };
