import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod/mini';
import { escaped } from '../federation/provider/page.ts';
import type { PlanClock, TestClocks } from './test-clocks.ts';

const move = z.union([
  z.object({ email: z.string(), days: z.coerce.number().check(z.gte(1), z.lte(3_660)) }),
  z.object({ email: z.string(), to: z.iso.datetime() }),
]);

/** `/local/clock`: the time of each person's plan, and how to move it. The command `pnpm clock` calls it, too. */
export function clockPage(clocks: TestClocks): FastifyPluginAsync {
  return async (app) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    });
    app.get('/clock', async (_, reply) => reply.type('text/html').send(page(await clocks.all())));
    app.post('/clock', async (request, reply) => {
      const asked = move.safeParse(request.body);
      if (!asked.success) return reply.code(400).send({ did: 'not-understood' });
      const { email } = asked.data;
      const did =
        'to' in asked.data
          ? await clocks.moveTo(email, new Date(asked.data.to))
          : await clocks.moveBy(email, asked.data.days);
      if (request.headers['accept'] === 'application/json') return { did };
      return reply.redirect('/local/clock', 303);
    });
  };
}

const day = (at: Date | null) => at?.toISOString().slice(0, 16).replace('T', ' ') ?? '';

const BUTTONS = [
  [1, 'A day on'],
  [7, 'A week on'],
  [31, '31 days on'],
] as const;

function page(plans: readonly PlanClock[]): string {
  const buttons = (email: string) =>
    `<form method="post" action="/local/clock"><input type="hidden" name="email" value="${escaped(email)}">
      ${BUTTONS.map(([days, words]) => `<button name="days" value="${days}">${words}</button>`).join(' ')}</form>`;
  const rows = plans.map(({ email, title, at, isMoved, paidUntil }) => {
    const cells = [
      escaped(email),
      escaped(title),
      `${day(at)}${isMoved ? '' : ' (now)'}`,
      day(paidUntil),
      buttons(email),
    ];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Test clocks</title><link rel="stylesheet" href="/local/outbox.css">
    <main><h1>Test clocks</h1><p>The time of each plan, in UTC. It goes forwards only, and what is due by then is done within seconds.</p>
    <table><tr><th>Person</th><th>Plan</th><th>Time</th><th>Paid until</th><th></th></tr>${rows.join('')}</table>
    </main></html>`;
}
