import { fail, ok, say, type Result } from '@ridgeline/core/shared';
import type { AuditEntry, SupportDesk } from '@ridgeline/core/support';
import type { CliFailures } from '../command-line/cli-failure.ts';
import { valueOf, type Flag } from '../command-line/command.ts';
import { deskMessages } from './desk.messages.ts';
import { answerOf, stamp } from './desk-text.ts';
import { atDesk, deskCommand, personNamed } from './desk-command.ts';

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
      return fail([{ code: 'flag-out-of-range', flag: '--limit', min: 1, max: MOST }]);
    }
    const given = (name: string, value: string | null) => (value === null ? {} : { [name]: value });
    const actor = await idIn(desk, valueOf(flags, ACTOR.name));
    if (!actor.ok) return actor;
    const object = await idIn(desk, valueOf(flags, ABOUT.name));
    if (!object.ok) return object;
    const page = atDesk(
      await desk.audit({
        limit,
        ...given('actor', actor.value),
        ...given('object', object.value),
        ...given('action', valueOf(flags, ACTION.name)),
        ...given('cursor', valueOf(flags, CURSOR.name)),
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

/** The log has ids and no addresses: an email address stands for the person who has it. */
async function idIn(desk: SupportDesk, named: string | null): Promise<Result<string | null, CliFailures>> {
  if (!named?.includes('@')) return ok(named);
  const found = await personNamed(desk, { operands: [named] });
  return found.ok ? ok(found.value.person.id) : found;
}

/** The names of the log itself, as they are searched for. */
function lineOf({ at, action, actor, operation, object, details }: AuditEntry): string {
  const words = [stamp(at), action, operation ?? '-', `by ${actor ?? '-'}`, `about ${object ?? '-'}`];
  return Object.keys(details).length > 0
    ? `${words.join('  ')}  ${JSON.stringify(details)}`
    : words.join('  ');
}
