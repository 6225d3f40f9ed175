import { messages } from '../shared/messages.ts';
import type { JurisdictionReason } from './controlling-jurisdiction.policy.ts';
import type { CorrectionFailure } from './jurisdiction-correction.policy.ts';
import type { JurisdictionBody } from './place.ts';

type Said =
  | `body-${JurisdictionBody['kind']}`
  | JurisdictionReason
  | CorrectionFailure
  | 'near-edge'
  | 'corrected'
  | 'corrected-unnamed'
  | 'authority-not-loaded';

// RPT-2
export const placesMessages = messages(
  {
    'body-city': 'City: {name}',
    'body-county': 'County: {name}',
    'body-town': 'Town: {name}',
    corrected: 'Corrected by {by} on {on}: {why}',
    'corrected-unnamed': 'Corrected by hand on {on}: {why}',
    'authority-not-loaded': 'The loaded data has no rules of this authority. Those of the state still count.',
    'jurisdiction-name-required': 'Enter the name of the city, county or town.',
    'correction-reason-required': 'Enter how you know that it is another authority.',
    'near-edge': 'The point is within about 100 m of city limits.',
    'address-not-found': 'The address was not found.',
    district: 'The District of Columbia is one authority.',
    'inside-limits': 'The address is inside the city limits.',
    'zip-center-inside':
      'The center of the ZIP code is inside the city limits; the address itself was not located.',
    'limits-overlap': 'The address is on the line between two cities.',
    'limits-missing': 'A city near here is missing from the loaded city limits.',
    'no-cities-in-state': 'Hawaii has no city governments: the county is the authority.',
    'inside-town': 'The address is outside all city limits, in a town that governs itself.',
    'town-limits-not-loaded': 'A town governs here. Which one is not known until town limits are loaded.',
    'no-county-government': 'This part of Alaska has no county government.',
    'outside-limits': 'The address is outside all city limits, so the county is the authority.',
    'zip-center-outside':
      'The center of the ZIP code is outside all city limits; the address itself was not located.',
    'zip-across-limits': 'The ZIP code reaches across city limits, and the address itself was not located.',
    'county-not-known': 'The address is outside all city limits, and its county is not certain.',
    'postal-city':
      'The post office uses this city name here. No city limits are loaded, and the city in a mailing address is often not the authority.',
  } as const satisfies Record<Said, string>,
  {
    'body-city': 'Ciudad: {name}',
    'body-county': 'Condado: {name}',
    'body-town': 'Pueblo (town): {name}',
    corrected: 'Corregido por {by} el {on}: {why}',
    'corrected-unnamed': 'Corregido a mano el {on}: {why}',
    'authority-not-loaded':
      'Los datos cargados no tienen reglas de esta autoridad. Las del estado siguen contando.',
    'jurisdiction-name-required': 'Escriba el nombre de la ciudad, el condado o el pueblo.',
    'correction-reason-required': 'Escriba cómo sabe que es otra autoridad.',
    'near-edge': 'El punto está a unos 100 m o menos del límite de una ciudad.',
    'address-not-found': 'No se encontró la dirección.',
    district: 'El Distrito de Columbia es una sola autoridad.',
    'inside-limits': 'La dirección está dentro de los límites de la ciudad.',
    'zip-center-inside':
      'El centro del código postal está dentro de los límites de la ciudad; la dirección misma no se ubicó.',
    'limits-overlap': 'La dirección está en la línea entre dos ciudades.',
    'limits-missing': 'Entre los límites cargados falta una ciudad cercana.',
    'no-cities-in-state': 'Hawái no tiene gobiernos de ciudad: la autoridad es el condado.',
    'inside-town':
      'La dirección está fuera de los límites de toda ciudad, en un pueblo (town) que se gobierna solo.',
    'town-limits-not-loaded':
      'Aquí gobierna un pueblo (town). No se sabe cuál hasta que se carguen sus límites.',
    'no-county-government': 'Esta parte de Alaska no tiene gobierno de condado.',
    'outside-limits':
      'La dirección está fuera de los límites de toda ciudad, así que la autoridad es el condado.',
    'zip-center-outside':
      'El centro del código postal está fuera de los límites de toda ciudad; la dirección misma no se ubicó.',
    'zip-across-limits':
      'El código postal cruza los límites de una ciudad, y la dirección misma no se ubicó.',
    'county-not-known': 'La dirección está fuera de los límites de toda ciudad, y su condado no es seguro.',
    'postal-city':
      'El correo reparte aquí con este nombre. No hay límites de ciudades cargados, y la ciudad postal a menudo no es la autoridad.',
  },
);
