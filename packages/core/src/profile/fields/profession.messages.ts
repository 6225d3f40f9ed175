import { messages, say, type Locale } from '../../shared/messages.ts';
import type { Choice } from './choice-list-gateway.port.ts';

/** The professions of the list that the API keeps, by value. Its own labels are in English. */
export const professionMessages = messages(
  {
    'roofing-contractor': 'Roofing contractor',
    'general-contractor': 'General contractor',
    'restoration-contractor': 'Restoration contractor',
    estimator: 'Estimator',
    'insurance-adjuster': 'Insurance adjuster',
    'public-adjuster': 'Public adjuster',
    inspector: 'Building inspector',
    'manufacturer-or-supplier': 'Manufacturer or supplier',
    other: 'Other',
  },
  {
    'roofing-contractor': 'Contratista de techos',
    'general-contractor': 'Contratista general',
    'restoration-contractor': 'Contratista de restauración',
    estimator: 'Estimador',
    'insurance-adjuster': 'Ajustador de seguros',
    'public-adjuster': 'Ajustador público',
    inspector: 'Inspector de construcción',
    'manufacturer-or-supplier': 'Fabricante o proveedor',
    other: 'Otra',
  },
);

/** API-4: the list can change without a release: a profession that is not known here keeps its own label. */
export function professionLabel({ value, label }: Choice, locale: Locale): string {
  return isKnown(value) && locale !== 'en' ? say(professionMessages, locale, value) : label;
}

function isKnown(value: string): value is keyof (typeof professionMessages)['en'] {
  return Object.hasOwn(professionMessages.en, value);
}
