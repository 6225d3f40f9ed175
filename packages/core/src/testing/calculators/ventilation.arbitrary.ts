import fc from 'fast-check';
import { VENT_PRODUCTS } from '../../calculators/ventilation/ventilation-products.ts';
import {
  CLIMATE_ZONES,
  VAPOR_RETARDERS,
  VENT_PLACEMENTS,
  VENTILATION_RATIOS,
} from '../../calculators/ventilation/ventilation-ratio.policy.ts';
import {
  SHARE_READINGS,
  type ProvidedVent,
  type VentilationInputs,
} from '../../calculators/ventilation/ventilation.inputs.ts';
import { codeEditions, measures } from './calculators.arbitrary.ts';

export function providedVents(): fc.Arbitrary<readonly ProvidedVent[]> {
  const products = VENT_PRODUCTS.map(({ id }) => id);
  return fc.array(
    fc.record({ product: fc.constantFrom(...products), quantity: measures({ min: 0, max: 10_000 }) }),
    { maxLength: 4 },
  );
}

/** Any inputs that the calculator accepts. */
export function ventilationInputsOfAnyKind(): fc.Arbitrary<VentilationInputs> {
  return fc.record({
    atticSf: measures({ min: 0, max: 1_000_000 }),
    edition: codeEditions(),
    climateZone: fc.constantFrom(...CLIMATE_ZONES),
    vaporRetarder: fc.constantFrom(...VAPOR_RETARDERS),
    placement: fc.constantFrom(...VENT_PLACEMENTS),
    ratio: fc.constantFrom(...VENTILATION_RATIOS),
    upperPercent: measures({ min: 0, max: 100 }),
    shareReading: fc.constantFrom(...SHARE_READINGS),
    products: measures({ min: 0.1, max: 2_000 }).map((netFreeSqIn) =>
      VENT_PRODUCTS.map((product) =>
        product.id === 'box-vent' ? Object.assign({}, product, { netFreeSqIn }) : product,
      ),
    ),
    provided: providedVents(),
  });
}
