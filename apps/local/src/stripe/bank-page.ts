import type { FastifyPluginAsync } from 'fastify';
import { escaped } from '../federation/provider/page.ts';
import type { StripeSandbox, WaitingPayment } from './stripe-sandbox.ts';

/** `/local/bank`: the bank of the sandbox's cards, where payments are confirmed or refused (3-D Secure). */
export function bankPage(sandbox: StripeSandbox): FastifyPluginAsync {
  return async (app) => {
    // The form has no fields to parse.
    app.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
      body.resume();
      done(null, null);
    });
    app.get('/bank', async (_, reply) => reply.type('text/html').send(page(await sandbox.waiting())));
    app.post<{ Params: { secret: string; answer: string } }>(
      '/bank/:secret/:answer',
      async (request, reply) => {
        const { secret, answer } = request.params;
        if (answer !== 'confirms' && answer !== 'refuses') return reply.code(404).send();
        await sandbox.bankAnswers(secret, answer);
        return reply.redirect('/local/bank', 303);
      },
    );
  };
}

function page(payments: readonly WaitingPayment[]): string {
  const rows = payments.map(({ secret, title, amount }) => {
    const form = (answer: string, words: string) =>
      `<form method="post" action="/local/bank/${encodeURIComponent(secret)}/${answer}"><button>${words}</button></form>`;
    const cells = [
      escaped(title),
      `$${(amount / 100).toFixed(2)}`,
      form('confirms', 'Confirm'),
      form('refuses', 'Refuse'),
    ];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Bank</title><link rel="stylesheet" href="/local/outbox.css">
    <main><h1>Bank</h1><p>Payments that wait for their bank.</p>
    ${rows.length === 0 ? '<p>None waits.</p>' : `<table><tr><th>For</th><th>Amount</th><th></th><th></th></tr>${rows.join('')}</table>`}
    </main></html>`;
}
