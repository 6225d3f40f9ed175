import { messages } from '../../shared/messages.ts';
import type { FeeScheduleFinding } from './fee-schedule-finding.ts';
import type { UnusableFeeSchedule } from './compiled-fee-schedule.ts';
import type { PermitPropertyType, RoofMaterial } from './fee-schedule.ts';
import type { FeeStepCode } from './fee-working.policy.ts';
import type { FeeScheduleFailureCode } from './parse-fee-schedule.policy.ts';
import type { PermitFeeCaution } from './permit-fee.policy.ts';
import type { NoFee } from './reckoning.policy.ts';

export const permitFeeStepMessages = messages(
  {
    'building-permit': 'Building permit',
    'roof-permit': 'Roof permit',
    application: 'Application',
    'plan-review': 'Plan review',
    mechanical: 'Mechanical permit',
    technology: 'Technology fee',
    'state-surcharge': 'State surcharge',
    'state-building-code': 'State building code fee',
    'code-officials-fund': 'Building code officials’ fund',
    'city-use-tax': 'City use tax',
    'county-use-tax': 'County use tax',
    other: 'Further fee',
    'minimum-fee': 'Least fee',
    'maximum-fee': 'Highest fee',
    total: 'Total',
  } as const satisfies Record<FeeStepCode, string>,
  {
    'building-permit': 'Permiso de construcción',
    'roof-permit': 'Permiso de techo',
    application: 'Solicitud',
    'plan-review': 'Revisión de planos',
    mechanical: 'Permiso mecánico',
    technology: 'Tarifa de tecnología',
    'state-surcharge': 'Recargo estatal',
    'state-building-code': 'Tarifa estatal del código de construcción',
    'code-officials-fund': 'Fondo de los inspectores del código de construcción',
    'city-use-tax': 'Impuesto al uso de la ciudad',
    'county-use-tax': 'Impuesto al uso del condado',
    other: 'Otra tarifa',
    'minimum-fee': 'Tarifa mínima',
    'maximum-fee': 'Tarifa máxima',
    total: 'Total',
  },
);

export const permitFeeReadingMessages = messages(
  { 'a-fraction-counts-whole': 'A fraction of a step counts as a whole step.' },
  { 'a-fraction-counts-whole': 'Una fracción de un tramo cuenta como un tramo entero.' },
);

export const noPermitFeeMessages = messages(
  {
    'property-not-covered': 'The schedule says nothing about this kind of property.',
    'outside-the-table': 'The table of “{component}” does not reach this amount.',
    'beyond-exact-cents': 'The fee is larger than can be reckoned to the cent.',
    'no-fee-applies': 'No fee of the schedule applies to this permit.',
    'unknown-fee': '“{component}” is reckoned on a fee that the schedule does not have: “{fee}”.',
    'circular-fees': '“{component}” is reckoned on itself.',
  } as const satisfies Record<(NoFee | UnusableFeeSchedule)['code'], string>,
  {
    'property-not-covered': 'Las tarifas no dicen nada sobre este tipo de propiedad.',
    'outside-the-table': 'La tabla de «{component}» no llega a este importe.',
    'beyond-exact-cents': 'La tarifa es mayor de lo que se puede calcular al centavo.',
    'no-fee-applies': 'Ninguna de las tarifas se aplica a este permiso.',
    'unknown-fee': '«{component}» se calcula sobre una tarifa que no existe: «{fee}».',
    'circular-fees': '«{component}» se calcula sobre sí misma.',
  },
);

export const permitFeeCautionMessages = messages(
  {
    'schedule-superseded': 'A later publication has other figures.',
    'schedule-without-date': 'The source does not say since when these fees hold.',
    'schedule-without-source': 'These fees have no source.',
    'materials-above-value': 'The materials cost more than the whole project.',
  } as const satisfies Record<PermitFeeCaution, string>,
  {
    'schedule-superseded': 'Una publicación posterior tiene otras cifras.',
    'schedule-without-date': 'La fuente no dice desde cuándo rigen estas tarifas.',
    'schedule-without-source': 'Estas tarifas no tienen fuente.',
    'materials-above-value': 'Los materiales cuestan más que todo el proyecto.',
  },
);

export const feeScheduleFindingMessages = messages(
  {
    'no-source': 'A line has no source.',
    'no-effective-date': 'It is not said since when the schedule holds.',
    stale: 'The schedule is of {since}: ask whether it still holds.',
    superseded: 'A later publication has other figures.',
    gap: 'Between {from} and {to} there is no fee.',
    overlap: 'Between {from} and {to} there are two fees; the first is charged.',
    'row-without-extent': 'A row runs from {from} to {to}, which is nothing.',
    'table-ends': 'Above {from} there is no fee.',
    jump: 'At {boundary} the fee jumps from {before} to {after}.',
    decreasing: 'Just above {boundary} the fee falls from {before} to {after}.',
    'minimum-above-maximum': 'The least fee is above the highest.',
    'unknown-fee': 'A line is reckoned on a fee that the schedule does not have: “{fee}”.',
    'circular-fees': 'A line is reckoned on itself.',
  } as const satisfies Record<FeeScheduleFinding['code'], string>,
  {
    'no-source': 'Una línea no tiene fuente.',
    'no-effective-date': 'No se dice desde cuándo rigen las tarifas.',
    stale: 'Las tarifas son de {since}: pregunte si siguen vigentes.',
    superseded: 'Una publicación posterior tiene otras cifras.',
    gap: 'Entre {from} y {to} no hay tarifa.',
    overlap: 'Entre {from} y {to} hay dos tarifas; se cobra la primera.',
    'row-without-extent': 'Una fila va de {from} a {to}, es decir, a ninguna parte.',
    'table-ends': 'Por encima de {from} no hay tarifa.',
    jump: 'En {boundary} la tarifa salta de {before} a {after}.',
    decreasing: 'Justo por encima de {boundary} la tarifa baja de {before} a {after}.',
    'minimum-above-maximum': 'La tarifa mínima supera a la máxima.',
    'unknown-fee': 'Una línea se calcula sobre una tarifa que no existe: «{fee}».',
    'circular-fees': 'Una línea se calcula sobre sí misma.',
  },
);

export const feeScheduleFailureMessages = messages(
  {
    required: 'Required Field',
    'number-required': 'Number required',
    'selection-required': 'Required Selection',
    'day-required': 'Enter a date such as 2024-03-01.',
    'address-required': 'Enter a web address.',
    'id-used-twice': 'Another line has this name.',
    'not-understood': 'This is not part of a schedule.',
  } as const satisfies Record<FeeScheduleFailureCode, string>,
  {
    required: 'Campo obligatorio',
    'number-required': 'Se requiere un número',
    'selection-required': 'Selección obligatoria',
    'day-required': 'Introduzca una fecha como 2024-03-01.',
    'address-required': 'Introduzca una dirección web.',
    'id-used-twice': 'Otra línea tiene este nombre.',
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
