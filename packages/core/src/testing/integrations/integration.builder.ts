import type { Integration } from '../../integrations/integration.ts';

export function anIntegration(change: Partial<Integration> = {}): Integration {
  return {
    id: 'estimate-sync',
    title: 'Estimate Sync',
    description: 'Sends each finished report to the estimate it belongs to.',
    descriptionEs: 'Envía cada informe terminado al presupuesto al que pertenece.',
    logoUrl: null,
    guideUrl: 'https://help.example.com/estimate-sync',
    ...change,
  };
}
