import { messages } from '../../shared/messages.ts';
import { wasteChoiceMessages } from './waste.messages.ts';

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

export const wasteStepMessages = messages(
  {
    'plan-area': 'Area of the roof (l length, b width, r rise in 12)',
    'plan-hips': 'Hips: four of them over half the shorter side b',
    'plan-ridges': 'Ridge: the longer side less the hips',
    'plan-rakes': 'Rakes: up and down the width b',
    complexity: 'Percent by complexity (s shape, v valleys, d dormers, n penetrations)',
    'cut-edge-percent': 'Cut edge as a percent of the roof (C feet of cut edge, A roof area)',
    total: 'Area with waste (A roof area, p percent)',
    'total-by-cut-edge': 'Area with waste (A roof area, C feet of cut edge)',
    squares: 'Squares of 100 square feet of area with waste',
    'bundles-actual': 'Bundles before rounding (b bundles a square)',
    'bundles-to-order': 'Bundles to order, rounded up (b bundles a square)',
    starter: 'Starter (F feet of edge, c feet a bundle)',
    cap: 'Hip and ridge cap (F feet of hips and ridges, c feet a bundle)',
    'drip-edge': 'Drip edge (F feet of eaves and rakes, l feet a piece, t inches of lap)',
    'underlayment-area': 'Underlayment (n layers, A roof area)',
    'underlayment-rolls': 'Rolls of underlayment (n layers, A roof area, R area a roll covers)',
  } as const satisfies Record<WasteStep, string>,
  {
    'plan-area': 'Área del techo (l largo, b ancho, r subida en 12)',
    'plan-hips': 'Limatesas: cuatro, sobre la mitad del lado menor b',
    'plan-ridges': 'Cumbrera: el lado mayor menos las limatesas',
    'plan-rakes': 'Bordes laterales: subida y bajada sobre el ancho b',
    complexity: 'Porcentaje por complejidad (s forma, v limahoyas, d buhardillas, n penetraciones)',
    'cut-edge-percent': 'Porcentaje que resulta de los cortes (C pies de corte, A área del techo)',
    total: 'Área con desperdicio (A área del techo, p porcentaje)',
    'total-by-cut-edge': 'Área con desperdicio (A área del techo, C pies de corte)',
    squares: 'Cuadros de 100 pies² de área con desperdicio',
    'bundles-actual': 'Paquetes antes de redondear (b paquetes por cuadro)',
    'bundles-to-order': 'Paquetes por pedir, redondeado hacia arriba (b paquetes por cuadro)',
    starter: 'Tira de arranque (F pies de borde, c pies por paquete)',
    cap: 'Teja de cumbrera y limatesa (F pies de limatesas y cumbreras, c pies por paquete)',
    'drip-edge': 'Goterón (F pies de aleros y bordes laterales, l pies por pieza, t pulgadas de traslape)',
    'underlayment-area': 'Base (n capas, A área del techo)',
    'underlayment-rolls': 'Rollos de base (n capas, A área del techo, R área que cubre un rollo)',
  },
);

/** Texts that `traceLine` uses for this calculator's steps. */
export const wasteWords = { steps: wasteStepMessages, interpretations: wasteChoiceMessages };
