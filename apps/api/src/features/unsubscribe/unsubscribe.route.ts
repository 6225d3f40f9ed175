import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Db, Statement } from '../../db/database.ts';
import { readerLanguage } from '../../http/reader-language.ts';
import { isUnsubscribeLink, UNSUBSCRIBE_PATH } from './unsubscribe-link.ts';
import { PAGE_POLICY, unsubscribePage } from './unsubscribe-page.ts';

const UNSUBSCRIBE: Statement = {
  name: 'unsubscribe',
  text: `update subscribed_states set states = '{}', since = now() where person_id = $1 and states <> '{}'`,
};

const query = z.object({ person: z.uuid(), seal: z.string() });

/**
 * Opened from a mail, and no operation: its signature takes the place of a token, and it answers with a page. Opening it
 * changes nothing, since programs that check mails open every link; the page's button does, and so does a mail
 * program's own (RFC 8058), which sends a form.
 */
// D DASH-5.2
export function unsubscribeRoute({
  db,
  linkSecret,
}: {
  readonly db: Db;
  readonly linkSecret: string;
}): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    // The form says nothing that the address does not.
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4_096 }, (_, __, done) => done(null, null));
    app.get(UNSUBSCRIBE_PATH, async (request, reply) => {
      const person = personIn(request);
      return answer(request, reply, person === null ? 'wrong' : 'ask');
    });
    app.post(UNSUBSCRIBE_PATH, async (request, reply) => {
      const person = personIn(request);
      if (person !== null) await db.rows(UNSUBSCRIBE, [person]);
      return answer(request, reply, person === null ? 'wrong' : 'done');
    });
  };

  function personIn(request: FastifyRequest): string | null {
    const asked = query.safeParse(request.query);
    return asked.success && isUnsubscribeLink(linkSecret, asked.data) ? asked.data.person : null;
  }
}

function answer(request: FastifyRequest, reply: FastifyReply, shows: Parameters<typeof unsubscribePage>[0]) {
  const page = unsubscribePage(shows, readerLanguage(request.headers['accept-language']));
  return reply
    .code(shows === 'wrong' ? 404 : 200)
    .headers({ 'content-security-policy': PAGE_POLICY, 'cache-control': 'no-store', vary: 'accept-language' })
    .type('text/html; charset=utf-8')
    .send(page);
}
