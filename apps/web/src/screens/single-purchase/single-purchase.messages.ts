import { messages } from '@ridgeline/core/shared';

export const singlePurchaseMessages = messages(
  {
    title: 'Buy one report',
    lead: 'A single report, paid once. It takes nothing from a plan.',
    loading: 'Loading the prices',
  },
  {
    title: 'Comprar un informe',
    lead: 'Un solo informe, con un solo pago. No usa nada de un plan.',
    loading: 'Cargando los precios',
  },
);
