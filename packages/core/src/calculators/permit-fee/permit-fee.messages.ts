import { messages } from '../../shared/messages.ts';
import type { FeeScheduleFinding } from './fee-schedule-finding.ts';
import type { UnusableFeeSchedule } from './compiled-fee-schedule.ts';
import type { FeeConfidence, PermitPropertyType, RoofMaterial } from './fee-schedule.ts';
import type { FeeScheduleFailureCode } from './parse-fee-schedule.policy.ts';
import type { PermitFeeCaution } from './permit-fee.policy.ts';
import type { NoFee } from './fee-calculation.policy.ts';

export const noPermitFeeMessages = messages(
  {
    'property-not-covered': 'The schedule says nothing about this kind of property.',
    'outside-the-table': 'The table of “{component}” does not reach this amount.',
    'beyond-exact-cents': 'The fee is too large to be calculated to the cent.',
    'no-fee-applies': 'No fee of the schedule applies to this permit.',
    'unknown-fee': '“{component}” is based on a fee that the schedule does not have: “{fee}”.',
    'circular-fees': '“{component}” is based on itself.',
  } as const satisfies Record<(NoFee | UnusableFeeSchedule)['code'], string>,
  {
    'property-not-covered': 'Las tarifas no dicen nada sobre este tipo de propiedad.',
    'outside-the-table': 'La tabla de “{component}” no llega a este monto.',
    'beyond-exact-cents': 'La tarifa es mayor de lo que se puede calcular al centavo.',
    'no-fee-applies': 'Ninguna de las tarifas se aplica a este permiso.',
    'unknown-fee': '“{component}” se calcula sobre una tarifa que no está en las tarifas: “{fee}”.',
    'circular-fees': '“{component}” se calcula sobre sí misma.',
  },
);

export const permitFeeCautionMessages = messages(
  {
    'schedule-superseded': 'A later publication has other figures.',
    'schedule-without-date': 'The source gives no effective date for these fees.',
    'schedule-without-source': 'These fees have no source.',
    'schedule-of-low-confidence':
      'These figures are not reliable: ask the building department before you bid.',
    'materials-above-value': 'The materials cost more than the whole project.',
    'contract-price-not-entered':
      'This authority charges by the contract price. None was entered, so the value of the project was used.',
    'fee-paid-before-not-entered':
      'This authority takes a pre-application fee off the permit fee. If one was paid, enter it.',
    'city-use-tax-not-in-schedule':
      'A city use tax was asked for, but this schedule has none. Nothing was added: the city may collect it some other way.',
    'county-use-tax-not-in-schedule':
      'A county use tax was asked for, but this schedule has none. Nothing was added: the county may collect it some other way.',
    'plan-review-not-in-schedule':
      'A plan review was asked for, but this schedule has no fee for it. Nothing was added.',
    'mechanical-not-in-schedule':
      'There is mechanical work, but this schedule has no fee for it. Nothing was added: it may need a permit of its own.',
  } as const satisfies Record<PermitFeeCaution, string>,
  {
    'schedule-superseded': 'Una publicación posterior tiene otras cifras.',
    'schedule-without-date': 'La fuente no dice desde cuándo rigen estas tarifas.',
    'schedule-without-source': 'Estas tarifas no tienen fuente.',
    'schedule-of-low-confidence':
      'Estas cifras no son seguras: consulte al departamento de construcción antes de cotizar.',
    'materials-above-value': 'Los materiales cuestan más que todo el proyecto.',
    'contract-price-not-entered':
      'Aquí se cobra según el precio del contrato. No se indicó, así que se usó el valor del proyecto.',
    'fee-paid-before-not-entered':
      'Aquí se descuenta del permiso la tarifa pagada antes de la solicitud. Si se pagó, indíquela.',
    'city-use-tax-not-in-schedule':
      'Se pidió el impuesto de uso de la ciudad, pero estas tarifas no lo tienen. No se sumó nada: la ciudad puede cobrarlo de otra manera.',
    'county-use-tax-not-in-schedule':
      'Se pidió el impuesto de uso del condado, pero estas tarifas no lo tienen. No se sumó nada: el condado puede cobrarlo de otra manera.',
    'plan-review-not-in-schedule':
      'Se pidió la revisión de planos, pero estas tarifas no la cobran. No se sumó nada.',
    'mechanical-not-in-schedule':
      'Hay trabajo mecánico, pero estas tarifas no lo cobran. No se sumó nada: puede requerir su propio permiso.',
  },
);

export const feeScheduleFindingMessages = messages(
  {
    'no-source': 'A line has no source.',
    'no-effective-date': 'The schedule gives no effective date.',
    stale: 'The schedule dates from {since}: ask whether it still applies.',
    superseded: 'A later publication has other figures.',
    gap: 'Between {from} and {to} there is no fee.',
    overlap: 'Between {from} and {to} there are two fees; the first is charged.',
    'row-without-extent': 'A row from {from} to {to} covers nothing.',
    'table-ends': 'Above {from} there is no fee.',
    jump: 'At {boundary} the fee jumps from {before} to {after}.',
    decreasing: 'Just above {boundary} the fee falls from {before} to {after}.',
    'minimum-above-maximum': 'The minimum fee is above the maximum.',
    'unknown-fee': 'A line is based on a fee that the schedule does not have: “{fee}”.',
    'circular-fees': 'A line is based on itself.',
  } as const satisfies Record<FeeScheduleFinding['code'], string>,
  {
    'no-source': 'Una línea no tiene fuente.',
    'no-effective-date': 'No se dice desde cuándo rigen las tarifas.',
    stale: 'Las tarifas son de {since}: pregunte si siguen vigentes.',
    superseded: 'Una publicación posterior tiene otras cifras.',
    gap: 'Entre {from} y {to} no hay tarifa.',
    overlap: 'Entre {from} y {to} hay dos tarifas; se cobra la primera.',
    'row-without-extent': 'Una fila de {from} a {to} no cubre nada.',
    'table-ends': 'Por encima de {from} no hay tarifa.',
    jump: 'En {boundary} la tarifa salta de {before} a {after}.',
    decreasing: 'Justo por encima de {boundary} la tarifa baja de {before} a {after}.',
    'minimum-above-maximum': 'La tarifa mínima supera a la máxima.',
    'unknown-fee': 'Una línea se calcula sobre una tarifa que no está en las tarifas: “{fee}”.',
    'circular-fees': 'Una línea se calcula sobre sí misma.',
  },
);

export const feeScheduleFailureMessages = messages(
  {
    required: 'Required Field',
    'too-long': 'This is longer than 1,000 characters.',
    unreadable: 'This has characters that cannot be printed.',
    'number-required': 'Number required',
    'selection-required': 'Required Selection',
    'day-required': 'Enter a date such as 2024-03-01.',
    'address-required': 'Enter a web address.',
    'id-used-twice': 'Another line has this name.',
    'range-inverted': 'This ends before it begins.',
    'not-understood': 'This is not part of a schedule.',
  } as const satisfies Record<FeeScheduleFailureCode, string>,
  {
    required: 'Campo obligatorio',
    'too-long': 'Esto pasa de 1,000 caracteres.',
    unreadable: 'Esto tiene caracteres que no se pueden imprimir.',
    'number-required': 'Se requiere un número',
    'selection-required': 'Selección obligatoria',
    'day-required': 'Escriba una fecha como 2024-03-01.',
    'address-required': 'Escriba una dirección web.',
    'id-used-twice': 'Otra línea tiene este nombre.',
    'range-inverted': 'Esto termina antes de empezar.',
    'not-understood': 'Esto no forma parte de unas tarifas.',
  },
);

export const roofMaterialMessages = messages(
  {
    'asphalt-shingle': 'Asphalt shingle',
    wood: 'Wood shingle or shake',
    slate: 'Slate',
    tile: 'Clay or concrete tile',
    metal: 'Metal',
    'low-slope': 'Low-slope membrane',
    other: 'Other',
  } as const satisfies Record<RoofMaterial, string>,
  {
    'asphalt-shingle': 'Teja asfáltica',
    wood: 'Teja de madera',
    slate: 'Pizarra',
    tile: 'Teja de arcilla o concreto',
    metal: 'Metal',
    'low-slope': 'Membrana de baja pendiente',
    other: 'Otro',
  },
);

export const permitPropertyTypeMessages = messages(
  { residential: 'Residential', commercial: 'Commercial' } as const satisfies Record<
    PermitPropertyType,
    string
  >,
  { residential: 'Residencial', commercial: 'Comercial' },
);

export const feeConfidenceMessages = messages(
  { high: 'high', medium: 'medium', low: 'low' } as const satisfies Record<FeeConfidence, string>,
  { high: 'alta', medium: 'media', low: 'baja' },
);
