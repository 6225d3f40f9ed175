import { parseEmail } from '@ridgeline/core/shared';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { InteractionResults, Provider } from 'oidc-provider';
import type { Pool } from 'pg';
import type { FederationProvider } from '../providers.ts';
import { peopleOf, personBySubject, personWithEmail } from '../store/provider-people.store.ts';
import { answerAsOtherSite } from '../../identity/other-site.ts';
import { accountPage } from './account-page.ts';
import { errorPage } from './error-page.ts';
import { rememberedByGoogle } from './one-tap.ts';

export type ProviderPagesFacts = {
  readonly pool: Pool;
  readonly provider: FederationProvider;
  readonly oidc: Provider;
};

const FORM = 'application/x-www-form-urlencoded';
const NO_LONGER = 'This sign-in is over, or was begun in another browser. Go back and try again.';

/** The provider's own endpoints, with unparsed requests, and its account page. */
export function providerPages({ pool, provider, oidc }: ProviderPagesFacts): FastifyPluginAsync {
  return async (app) => {
    const answer = oidc.callback();
    answerAsOtherSite(app);
    app.removeAllContentTypeParsers();
    // The library parses the body itself.
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    app.all('/*', async (request, reply) => {
      takeOver(request, reply, app.prefix);
      await answer(request.raw, reply.raw);
    });

    await app.register(async (pages) => {
      pages.removeAllContentTypeParsers();
      pages.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: 8192 }, (_request, body, done) =>
        done(null, new URLSearchParams(String(body))),
      );
      pages.get<{ Params: { uid: string } }>('/interaction/:uid', async (request, reply) => {
        if (!(await isUnderWay(request, reply))) return sendOver(reply);
        return reply
          .type('text/html')
          .send(accountPage({ provider, people: await peopleOf(pool, provider.name) }));
      });
      pages.post<{ Params: { uid: string }; Body: URLSearchParams }>(
        '/interaction/:uid',
        async (request, reply) => {
          if (!(await isUnderWay(request, reply))) return sendOver(reply);
          const result = await chosen(request.body);
          if (result) {
            rememberAtGoogle(reply, result);
            const next = await oidc.interactionResult(request.raw, reply.raw, result, {
              mergeWithLastSubmission: false,
            });
            return reply.redirect(next, 303);
          }
          const people = await peopleOf(pool, provider.name);
          const page = accountPage({ provider, people, refused: typed(request.body) });
          return reply.code(400).type('text/html').send(page);
        },
      );
    });
  };

  /** Not by Fastify's own headers, which would replace the cookies of the library. */
  function rememberAtGoogle(reply: FastifyReply, { login }: InteractionResults): void {
    if (provider.kind !== 'google' || login === undefined) return;
    reply.raw.appendHeader('set-cookie', rememberedByGoogle(login.accountId));
  }

  /** The interaction id in the cookie must be the one in the URL. */
  async function isUnderWay(request: FastifyRequest<{ Params: { uid: string } }>, reply: FastifyReply) {
    const details = await oidc.interactionDetails(request.raw, reply.raw).catch(() => null);
    return details?.uid === request.params.uid;
  }

  function sendOver(reply: FastifyReply) {
    return reply.code(400).type('text/html').send(errorPage(provider, NO_LONGER));
  }

  /** Null if the input is invalid, for example a malformed email. */
  async function chosen(form: URLSearchParams): Promise<InteractionResults | null> {
    if (form.get('choice') === 'deny') {
      return { error: 'access_denied', error_description: 'The person did not agree.' };
    }
    const person = await chosenPerson(form);
    return person === null ? null : { login: { accountId: person.subject, remember: false } };
  }

  async function chosenPerson(form: URLSearchParams) {
    const subject = form.get('subject');
    if (subject !== null) return personBySubject(pool, provider.name, subject);
    const { email: given, ...name } = typed(form);
    const email = parseEmail(given);
    return email.ok ? personWithEmail(pool, provider.name, { email: email.value, ...name }) : null;
  }
}

function typed(form: URLSearchParams) {
  const text = (name: string) => (form.get(name) ?? '').trim().slice(0, 254);
  return { email: text('email'), givenName: text('givenName'), familyName: text('familyName') };
}

/** Hands the request to the library, with the headers set so far. It derives its own address from `originalUrl`. */
function takeOver({ raw }: FastifyRequest, reply: FastifyReply, mount: string): void {
  const originalUrl = raw.url ?? '/';
  Object.assign(raw, { originalUrl, url: originalUrl.slice(mount.length) || '/' });
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
}
