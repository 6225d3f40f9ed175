import contract from '@ridgeline/contract/openapi.json' with { type: 'json' };
import { operationTable } from '@ridgeline/contract';
import type { FastifyInstance } from 'fastify';

/** `/api/openapi.json` for programs, and `/api/reference` for people; both are generated from the contract. */
export function serveReference(app: FastifyInstance): void {
  const page = referencePage();
  app.get('/openapi.json', (_, reply) => reply.send(contract));
  app.get('/reference.css', (_, reply) => reply.type('text/css').send(STYLE));
  app.get('/reference', (_, reply) => reply.type('text/html').send(page));
}

type Described = {
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly {
    readonly name?: string;
    readonly in?: string;
    readonly description?: string;
  }[];
};

function referencePage(): string {
  const rows = Object.entries(operationTable).map(([id, row]) => {
    const item = contract.paths[row.path as keyof typeof contract.paths] as Readonly<
      Record<string, Described>
    >;
    const { summary, description = '', parameters = [] } = item[row.method] ?? { summary: id };
    const facts = [`Who: ${row.access}`, `Repeat: ${row.idempotency}`, `Rate: ${row.rate}`];
    const named = parameters.map((one) => `<dt>${escape(one.name)}</dt><dd>${escape(one.description)}</dd>`);
    return `<article id="${escape(id)}">
      <h2><b>${escape(row.method.toUpperCase())}</b> /api${escape(row.path)}</h2>
      <p>${escape(summary)}</p>${description && `<p>${escape(description)}</p>`}
      <p class="facts">${facts.map(escape).join(' · ')}</p>
      ${named.length > 0 ? `<dl>${named.join('')}</dl>` : ''}
    </article>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Ridgeline API</title><link rel="stylesheet" href="/api/reference.css">
    <main><h1>Ridgeline API</h1><p>The whole contract: <a href="/api/openapi.json">openapi.json</a></p>
    ${rows.join('')}</main></html>`;
}

function escape(text: string | undefined): string {
  return (text ?? '').replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const STYLE = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  main { max-width: 68ch; margin: 2rem auto; padding: 0 1rem; }
  h2 { font-size: 1rem; margin: 2rem 0 .25rem; overflow-wrap: anywhere; }
  .facts { font-size: .85rem; opacity: .8; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
  dt { font-weight: 600; } dd { margin: 0; }
`;
