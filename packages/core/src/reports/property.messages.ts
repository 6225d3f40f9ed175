import { messages } from '../shared/messages.ts';
import type { PropertyType, RoofType } from './property.ts';
import type { YesNo } from './report.ts';

/** The answers about a property. */
export const propertyMessages = messages(
  {
    residential: 'Residential',
    commercial: 'Commercial',
    'steep-slope': 'Steep slope',
    'low-slope': 'Low slope',
    yes: 'Yes',
    no: 'No',
    unknown: 'Unknown',
  } as const satisfies Record<PropertyType | RoofType | YesNo, string>,
  {
    residential: 'Residencial',
    commercial: 'Comercial',
    'steep-slope': 'Pendiente alta',
    'low-slope': 'Pendiente baja',
    yes: 'Sí',
    no: 'No',
    unknown: 'No se sabe',
  },
);
