import { fail, say } from '@ridgeline/core/shared';
import type { AuditEntry } from '@ridgeline/core/support';
import { valueOf, type Flag } from '../command-line/command.ts';
import { deskMessages } from './desk.messages.ts';
import { answerOf, stamp } from './desk-text.ts';
import { atDesk, deskCommand } from './desk-command.ts';

const ACTOR: Flag = { name: 'actor', says: 'audit-actor', takes: 'ID' };
const ABOUT: Flag = { name: 'about', says: 'audit-about', takes: 'ID' };
const ACTION: Flag = { name: 'action', says: 'audit-action', takes: 'ACTION' };
const LIMIT: Flag = { name: 'limit', says: 'limit', takes: 'N' };
const CURSOR: Flag = { name: 'cursor', says: 'cursor', takes: 'CURSOR' };
const MOST = 100;

// ADR 48
export const auditListCommand = deskCommand({
  name: 'audit list',
  flags: [ACTOR, ABOUT, ACTION, LIMIT, CURSOR],
  operand: null,
  example: 'ridgeline audit list --action support-call --limit 20',
  answer: async (desk, { flags, locale }) => {
    const limit = Number(valueOf(flags, LIMIT.name) ?? '50');
    if (!Number.isInteger(limit) || limit < 1 || limit > MOST) {
      return fail([{ code: 'flag-value-unreadable', flag: '--limit', form: `1–${MOST}` }]);
    }
    const given = (name: string, flag: Flag) => {
      const value = valueOf(flags, flag.name);
      return value === null ? {} : { [name]: value };
    };
    const page = atDesk(
      await desk.audit({
        limit,
        ...given('actor', ACTOR),
        ...given('object', ABOUT),
        ...given('action', ACTION),
        ...given('cursor', CURSOR),
      }),
    );
    if (!page.ok) return page;
    const { entries, cursor } = page.value;
    return answerOf(page.value, [
      ...(entries.length > 0 ? entries.map(lineOf) : [say(deskMessages, locale, 'no-entries')]),
      ...(cursor === null ? [] : [say(deskMessages, locale, 'more-entries', { cursor })]),
    ]);
  },
});

/** The names of the log itself, as they are searched for. */
function lineOf({ at, action, actor, operation, object, details }: AuditEntry): string {
  const words = [stamp(at), action, operation ?? '-', `by ${actor ?? '-'}`, `about ${object ?? '-'}`];
  return Object.keys(details).length > 0
    ? `${words.join('  ')}  ${JSON.stringify(details)}`
    : words.join('  ');
}
