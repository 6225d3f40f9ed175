import { messages } from '../../shared/messages.ts';
import type { PdfKind } from './pdf-request.ts';

/** What each PDF is called, where it stands alone: in a list, and in the name of its file. */
export const pdfKindMessages = messages(
  {
    whole: 'Whole report',
    iws: 'Ice and water shield',
    claimLetter: 'Claim letter',
    windHistoryHailTrace: 'Wind storm history',
    hailStorm: 'Hail storm history',
    iwsCalculation: 'Ice and water shield calculation',
    wasteCalculation: 'Waste calculation',
    ventilationCalculation: 'Ventilation calculation',
    buildingDesignCriteria: 'Design criteria',
    salesTax: 'Sales tax',
    manufacturer: 'Manufacturer requirements',
    permit_calculator: 'Permit fee',
  } as const satisfies Record<PdfKind, string>,
  {
    whole: 'Informe completo',
    iws: 'Barrera contra hielo y agua',
    claimLetter: 'Carta de reclamo',
    windHistoryHailTrace: 'Historial de viento',
    hailStorm: 'Historial de granizo',
    iwsCalculation: 'Cálculo de barrera contra hielo y agua',
    wasteCalculation: 'Cálculo de desperdicio',
    ventilationCalculation: 'Cálculo de ventilación',
    buildingDesignCriteria: 'Criterios de diseño',
    salesTax: 'Impuesto sobre ventas',
    manufacturer: 'Requisitos del fabricante',
    permit_calculator: 'Costo del permiso',
  },
);
