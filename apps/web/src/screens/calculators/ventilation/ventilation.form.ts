import {
  calculateVentilation,
  parseVentilation,
  VENT_PRODUCTS,
  type VentilationCalculation,
} from '@ridgeline/core/calculators';
import { calculating, type CalculatorForm } from '../calculator-form.ts';
import { inputsFrom, type Texts } from '../input-texts.ts';

const OF_THE_ATTIC: Texts = {
  atticSf: '1,500',
  edition: '2021',
  climateZone: '5',
  vaporRetarder: 'none',
  placement: 'assumed',
  ratio: '300',
  upperPercent: '50',
  shareReading: 'of-required',
};

export const providedField = (product: string): string => `provided.${product}`;
export const areaField = (product: string): string => `area.${product}`;

const OF_A_PRODUCT = new Set(VENT_PRODUCTS.flatMap(({ id }) => [providedField(id), areaField(id)]));
const entered = (texts: Texts, field: string): boolean => (texts[field] ?? '').trim() !== '';
const providedIn = (texts: Texts) => VENT_PRODUCTS.filter(({ id }) => entered(texts, providedField(id)));

// CALC-3
export const ventilationForm: CalculatorForm<VentilationCalculation> = {
  type: 'ventilation',
  starting: OF_THE_ATTIC,
  isField: (path) => Object.hasOwn(OF_THE_ATTIC, path) || OF_A_PRODUCT.has(path),
  /** A product is provided if its field has something in it, and has its usual area unless another stands there. */
  inputs: (texts) => {
    const ofTheAttic = Object.entries(texts).filter(([path]) => Object.hasOwn(OF_THE_ATTIC, path));
    const hasOwnAreas = VENT_PRODUCTS.some(({ id }) => entered(texts, areaField(id)));
    return {
      ...inputsFrom(Object.fromEntries(ofTheAttic)),
      provided: providedIn(texts).map(({ id }) => ({ product: id, quantity: texts[providedField(id)] })),
      ...(hasOwnAreas
        ? {
            products: VENT_PRODUCTS.map((product) => ({
              ...product,
              netFreeSqIn: entered(texts, areaField(product.id))
                ? texts[areaField(product.id)]
                : product.netFreeSqIn,
            })),
          }
        : {}),
    };
  },
  fieldOf: (path, texts) => {
    const [list, index] = path.split('.');
    if (list === 'provided') return providedField(providedIn(texts)[Number(index)]?.id ?? '');
    return list === 'products' ? areaField(VENT_PRODUCTS[Number(index)]?.id ?? '') : path;
  },
  calculate: calculating(parseVentilation, calculateVentilation),
};
