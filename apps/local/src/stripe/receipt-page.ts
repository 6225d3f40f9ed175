import type { FastifyPluginAsync } from 'fastify';
import { escaped } from '../federation/provider/page.ts';
import type { Receipt, StripeSandbox } from './stripe-sandbox.ts';

/** `/local/receipts/{charge}`: what Stripe shows at the `receipt_url` of a charge. */
export function receiptPage(sandbox: StripeSandbox): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { charge: string } }>('/receipts/:charge', async (request, reply) => {
      const receipt = await sandbox.receipt(request.params.charge);
      return receipt === undefined ? reply.code(404).send() : reply.type('text/html').send(page(receipt));
    });
  };
}

const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;

function page({ title, amount, refunded, at, last4 }: Receipt): string {
  const rows = [
    ['For', title],
    ['Amount', money(amount)],
    ['Date', new Date(at).toISOString().slice(0, 10)],
    ['Card', `ending in ${last4}`],
    ...(refunded > 0 ? [['Refunded', money(refunded)] as const] : []),
  ] as const;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Receipt</title><link rel="stylesheet" href="/local/outbox.css">
    <main><h1>Receipt</h1>
    <table>${rows.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${escaped(value)}</td></tr>`).join('')}</table>
    </main></html>`;
}
