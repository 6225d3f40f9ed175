import { messages } from '@ridgeline/core/shared';

export const companyDetailsMessages = messages(
  {
    sheet: 'Name and address',
    company: 'Company name',
    companyStreet: 'Street',
    companyCity: 'City',
    companyState: 'State',
    companyZip: 'ZIP code',
    'no-state': 'Not given',
    save: 'Save',
    saving: 'Saving',
  },
  {
    sheet: 'Nombre y dirección',
    company: 'Nombre de la empresa',
    companyStreet: 'Calle',
    companyCity: 'Ciudad',
    companyState: 'Estado',
    companyZip: 'Código postal',
    'no-state': 'Sin indicar',
    save: 'Guardar',
    saving: 'Guardando',
  },
);
