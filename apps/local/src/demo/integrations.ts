/** Invented products that read reports with a key. */
export const demoIntegrations = [
  {
    id: 'roof-crm',
    title: 'Roof CRM',
    description: 'Shows each report with the job it belongs to.',
    logoUrl: null,
    guideUrl: null,
  },
  {
    id: 'estimate-sync',
    title: 'Estimate Sync',
    description: 'Carries what the code requires into the estimate.',
    logoUrl: null,
    guideUrl: null,
  },
] as const;
