import { PLACE_STATE_NAMES } from '@ridgeline/core/places';
import { reportQuestionMessages } from '@ridgeline/core/reports';
import { type Locale, say } from '@ridgeline/core/shared';
import * as z from 'zod/mini';
import type { Db } from '../../db/database.ts';
import type { DoJob } from '../../jobs/jobs.ts';
import type { Messenger } from '../../ports/messenger.port.ts';
import { countyNameOf } from '../places/county-shapes.ts';
import { unsubscribeLink } from '../unsubscribe/unsubscribe-link.ts';
import { mailMessages } from '../mail.messages.ts';
import { type DigestLine, findDigest } from './code-digest.repository.ts';

const job = z.object({ personId: z.uuid(), toldAt: z.number() });

const STATE_NAMES: ReadonlyMap<string, string> = new Map(
  PLACE_STATE_NAMES.map(({ value, label }) => [value as string, label]),
);

/** Mails a digest to a person, of the states that they subscribe to when it is sent. */
// D DASH-5.1
export function sendCodeDigest({
  db,
  messenger,
  publicAddress,
  linkSecret,
}: {
  readonly db: Db;
  readonly messenger: Messenger;
  readonly publicAddress: string;
  readonly linkSecret: string;
}): DoJob {
  return async (data, id) => {
    const { personId, toldAt } = job.parse(data);
    const digest = await findDigest(db, personId, new Date(toldAt));
    if (!digest) return;
    const { language } = digest;
    const states = digest.states.map(stateName).join(', ');
    const unsubscribe = `${publicAddress}${unsubscribeLink(linkSecret, personId)}`;
    const more = digest.count - digest.lines.length;
    await messenger.send({
      id,
      medium: 'email',
      to: digest.email,
      purpose: 'code-digest',
      subject: say(mailMessages, language, 'digest-subject', { states }),
      words: [
        say(mailMessages, language, 'digest-words', { states }),
        ...(await Promise.all(digest.lines.map((line) => lineText(line, language)))),
        ...(more > 0 ? [say(mailMessages, language, 'digest-more', { count: more })] : []),
        say(mailMessages, language, 'digest-refresh', { address: publicAddress }),
        say(mailMessages, language, 'digest-unsubscribe', { address: unsubscribe }),
      ].join('\n\n'),
      code: null,
      unsubscribe,
    });
  };
}

async function lineText(line: DigestLine, language: Locale): Promise<string> {
  const { state, body, question, oldValue, newValue, source } = line;
  // A place that has no name anywhere is told by its GEOID.
  const place = body === null ? null : (line.place ?? (await countyNameOf(body)) ?? body);
  const [before, now] =
    language === 'es' ? [line.oldValueEs ?? oldValue, line.newValueEs ?? newValue] : [oldValue, newValue];
  const unknown = say(mailMessages, language, 'digest-unknown');
  return say(mailMessages, language, 'digest-line', {
    place: place === null ? stateName(state) : `${place}, ${stateName(state)}`,
    question: say(reportQuestionMessages, language, question),
    before: before ?? unknown,
    now: now ?? unknown,
    source,
  });
}

function stateName(state: string): string {
  return STATE_NAMES.get(state) ?? state.toUpperCase();
}
