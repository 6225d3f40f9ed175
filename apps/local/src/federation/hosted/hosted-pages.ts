import type { FastifyPluginAsync } from 'fastify';
import { answerPage } from './answers.ts';
import { authorize, BROWSER_COOKIE } from './authorize.ts';
import type { HostedWorld } from './hosted-world.ts';
import { idpResponse } from './idp-response.ts';
import { revoke, token } from './token.ts';

const FORM = 'application/x-www-form-urlencoded';
const LARGEST_FORM = 16 * 1024;

/** The pages and endpoints on a pool's domain, for sign-in by a provider. */
export function hostedPages(world: HostedWorld): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: LARGEST_FORM }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    app.setErrorHandler(async (problem, request, reply) => {
      request.log.error(problem);
      return reply.code(500).send({ error: 'server_error' });
    });

    app.get('/oauth2/authorize', (request, reply) => authorize(world, request, reply));
    app.get('/oauth2/idpresponse', (request, reply) =>
      idpResponse(world, request, reply, new URLSearchParams(request.url.split('?')[1])),
    );
    app.post<{ Body?: URLSearchParams }>('/oauth2/idpresponse', (request, reply) =>
      idpResponse(world, request, reply, request.body ?? new URLSearchParams()),
    );
    app.post<{ Body?: URLSearchParams }>('/oauth2/token', ({ body }, reply) =>
      token(world, reply, body ?? new URLSearchParams()),
    );
    app.post<{ Body?: URLSearchParams }>('/oauth2/revoke', ({ body }, reply) =>
      revoke(world, reply, body ?? new URLSearchParams()),
    );
    app.get<{ Querystring: { client_id?: string; logout_uri?: string } }>(
      '/logout',
      async ({ query }, reply) => {
        const to = query.logout_uri ?? '';
        if (query.client_id !== world.userPool.clientId || !world.logoutUris.includes(to)) {
          return answerPage(reply, 'This return address is not known here.');
        }
        return reply
          .header('set-cookie', `${BROWSER_COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`)
          .redirect(to);
      },
    );
  };
}
