/** Invented products that read reports with a key. */
export const demoIntegrations = [
  {
    id: 'roof-crm',
    title: 'Roof CRM',
    description: 'Shows each report with the job it belongs to.',
    descriptionEs: 'Muestra cada informe junto al trabajo al que pertenece.',
    logoUrl: null,
    guideUrl: null,
  },
  {
    id: 'estimate-sync',
    title: 'Estimate Sync',
    description: 'Carries what the code requires into the estimate.',
    descriptionEs: 'Lleva al presupuesto lo que exige el código.',
    logoUrl: null,
    guideUrl: null,
  },
] as const;
