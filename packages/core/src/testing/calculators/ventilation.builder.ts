import { VENT_PRODUCTS } from '../../calculators/ventilation/ventilation-products.ts';
import type { VentilationInputs } from '../../calculators/ventilation/ventilation.inputs.ts';

export function ventilationInputs(change: Partial<VentilationInputs> = {}): VentilationInputs {
  return {
    atticSf: 1_500,
    edition: 2021,
    climateZone: 4,
    vaporRetarder: 'none',
    placement: 'assumed',
    ratio: 300,
    upperPercent: 50,
    shareReading: 'of-required',
    products: VENT_PRODUCTS,
    provided: [],
    ...change,
  };
}
