/**
 * A vent on the market. Trade practice: the manufacturer's sheet gives the net free area, and every row may be changed.
 */
export type VentProduct = {
  readonly id: string;
  /** `upper` lets air out near the ridge, `lower` lets it in at the eaves. */
  readonly place: 'upper' | 'lower';
  readonly soldBy: 'ft' | 'piece';
  /** Net free area per foot or per piece. */
  readonly netFreeSqIn: number;
};

export const VENT_PRODUCTS: readonly VentProduct[] = [
  { id: 'ridge-vent', place: 'upper', soldBy: 'ft', netFreeSqIn: 18 },
  { id: 'box-vent', place: 'upper', soldBy: 'piece', netFreeSqIn: 50 },
  { id: 'soffit-vent', place: 'lower', soldBy: 'ft', netFreeSqIn: 9 },
  { id: 'soffit-vent-16x8', place: 'lower', soldBy: 'piece', netFreeSqIn: 65 },
];
