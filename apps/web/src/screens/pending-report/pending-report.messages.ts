import { messages } from '@ridgeline/core/shared';

export const pendingReportMessages = messages(
  {
    title: 'Your sample report',
    lead: 'Free, no account needed: codes, requirements and storm history for one address.',
    address: 'Property address',
    'address-hint': 'With state and ZIP, such as 1437 Bannock St, Denver, CO 80202',
    'property-type': 'Property type',
    'roof-type': 'Roof',
    submit: 'Create the report',
    pending: 'Looking up this property',
    'required-field': 'Required Field',
    sample: 'See the sample report instead',
  },
  {
    title: 'Su informe de muestra',
    lead: 'Gratis y sin cuenta: códigos, requisitos e historial de tormentas de una dirección.',
    address: 'Dirección de la propiedad',
    'address-hint': 'Con estado y código postal, como 1437 Bannock St, Denver, CO 80202',
    'property-type': 'Tipo de propiedad',
    'roof-type': 'Techo',
    submit: 'Crear el informe',
    pending: 'Buscando datos de esta propiedad',
    'required-field': 'Campo obligatorio',
    sample: 'Ver el informe de muestra',
  },
);
