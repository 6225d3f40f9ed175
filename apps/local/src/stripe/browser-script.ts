import { readdir, readFile } from 'node:fs/promises';
import type { FastifyPluginAsync } from 'fastify';

/** The compiled files of `../browser`. */
const FOLDER = new URL('../../dist/browser/', import.meta.url);

/** `/local/stripe.js` and the files it imports: the sandbox's half in the browser. */
export const browserScript: FastifyPluginAsync = async (app) => {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.js'));
  for (const name of names) {
    app.get(`/${name}`, async (_, reply) =>
      reply
        .type('text/javascript')
        .header('cache-control', 'no-cache')
        .send(await readFile(new URL(name, FOLDER))),
    );
  }
};
