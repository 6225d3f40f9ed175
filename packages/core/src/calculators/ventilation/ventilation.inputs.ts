import type { Result } from '../../shared/result.ts';
import { CODE_EDITIONS } from '../code-edition.ts';
import { InputReader, type InputFailure } from '../inputs.ts';
import { PERCENT, SQUARE_FEET, SQUARE_INCHES } from '../measure-text.ts';
import {
  CLIMATE_ZONES,
  VAPOR_RETARDERS,
  VENT_PLACEMENTS,
  VENTILATION_RATIOS,
  type RatioFacts,
  type VentilationRatio,
} from './ventilation-ratio.policy.ts';
import { VENT_PRODUCTS, type VentProduct } from './ventilation-products.ts';

/** The base of the upper share: the required area, as in the code, or the provided area. */
export const SHARE_READINGS = ['of-required', 'of-provided'] as const;
export type ShareReading = (typeof SHARE_READINGS)[number];

export type ProvidedVent = {
  /** The id of a product. */
  readonly product: string;
  /** Feet or pieces. */
  readonly quantity: number;
};

export type VentilationInputs = RatioFacts & {
  readonly atticSf: number;
  /** The ratio asked for. Where 1/300 is not allowed, 1/150 is used and the result says why. */
  readonly ratio: VentilationRatio;
  /** Percent of the required area planned for the upper part. */
  readonly upperPercent: number;
  readonly shareReading: ShareReading;
  readonly products: readonly VentProduct[];
  /** Existing or planned vents; empty to compute only the requirement. */
  readonly provided: readonly ProvidedVent[];
};

export function parseVentilation(source: unknown): Result<VentilationInputs, readonly InputFailure[]> {
  const reader = new InputReader(source);
  const products = reader.has('products') ? reader.list('products', 1, readProduct) : VENT_PRODUCTS;
  const ids = products.map(({ id }) => id);
  for (const [index, id] of ids.entries())
    if (ids.indexOf(id) < index) reader.refuse(`products.${index}.id`, { code: 'id-used-twice' });
  const [first, ...others] = ids;
  return reader.result({
    atticSf: reader.number('atticSf', { min: 0, max: 1_000_000, quantity: SQUARE_FEET }),
    edition: reader.choice('edition', CODE_EDITIONS),
    climateZone: reader.choice('climateZone', CLIMATE_ZONES),
    vaporRetarder: reader.choice('vaporRetarder', VAPOR_RETARDERS, 'none'),
    placement: reader.choice('placement', VENT_PLACEMENTS, 'assumed'),
    ratio: reader.choice('ratio', VENTILATION_RATIOS, 300),
    upperPercent: reader.number('upperPercent', { min: 0, max: 100, quantity: PERCENT }, 50),
    shareReading: reader.choice('shareReading', SHARE_READINGS, 'of-required'),
    products,
    provided: reader.has('provided')
      ? reader.list('provided', 0, (vent) => ({
          product: vent.choice('product', [first ?? '', ...others]),
          quantity: vent.number('quantity', { min: 0, max: 10_000 }),
        }))
      : [],
  });
}

function readProduct(product: InputReader): VentProduct {
  return {
    id: product.text('id'),
    place: product.choice('place', ['upper', 'lower']),
    soldBy: product.choice('soldBy', ['ft', 'piece']),
    netFreeSqIn: product.number('netFreeSqIn', { min: 0.1, max: 2_000, quantity: SQUARE_INCHES }),
  };
}
