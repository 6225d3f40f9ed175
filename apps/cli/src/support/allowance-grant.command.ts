import { fail, say } from '@ridgeline/core/shared';
import { valueOf, type Flag } from '../command-line/command.ts';
import { confirmed, DRY_RUN_FLAG } from '../command-line/confirmation.ts';
import { deskMessages } from './desk.messages.ts';
import { allowanceRows, answerOf, kindText, rowsIn } from './desk-text.ts';
import {
  atDesk,
  CHANGE_FLAGS,
  deskCommand,
  deskFailure,
  personNamed,
  reasonIn,
  sentAgain,
} from './desk-command.ts';

const KINDS = { 'quick-view': 'quickView', code: 'codeDetail', weather: 'weather' } as const;
const isKind = (text: string): text is keyof typeof KINDS => Object.hasOwn(KINDS, text);
const KIND: Flag = { name: 'kind', says: 'allowance-kind', takes: 'KIND', options: Object.keys(KINDS) };
const AMOUNT: Flag = { name: 'amount', says: 'amount', takes: 'N' };
const MOST_AT_ONCE = 20;

// ADR 48
export const allowanceGrantCommand = deskCommand({
  name: 'allowance grant',
  flags: [KIND, AMOUNT, ...CHANGE_FLAGS],
  operand: { name: 'person', required: true },
  example:
    'ridgeline allowance grant dana.whitfield@example.com --amount 1 --reason "Request 4711" --dry-run',
  answer: async (desk, call) => {
    const { flags, locale, streams } = call;
    const written = valueOf(flags, KIND.name);
    const amount = Number(valueOf(flags, AMOUNT.name) ?? '1');
    if (!Number.isInteger(amount) || amount < 1 || amount > MOST_AT_ONCE) {
      return fail([{ code: 'flag-out-of-range', flag: '--amount', min: 1, max: MOST_AT_ONCE }]);
    }
    const kind = KINDS[written !== null && isKind(written) ? written : 'quick-view'];
    const reason = reasonIn(call);
    if (!reason.ok) return reason;
    const found = await personNamed(desk, call);
    if (!found.ok) return found;
    const { person, plan, allowances } = found.value;
    if (plan?.isExpired) return fail(deskFailure('plan-expired'));
    const fields = { amount, kind: kindText(kind, locale), email: person.email };
    const would = say(deskMessages, locale, 'grant-would', fields);
    if (flags.has(DRY_RUN_FLAG.name)) {
      const data = { isDryRun: true, person, kind, amount, allowances };
      return answerOf(data, [would, ...rowsIn(allowanceRows(allowances, locale))]);
    }
    const agreed = await confirmed(
      { flags, locale, ask: streams.ask },
      { name: person.email, says: () => would },
    );
    if (!agreed.ok) return agreed;
    const grant = { personId: person.id, kind, amount, reason: reason.value, key: crypto.randomUUID() };
    const granted = atDesk(await sentAgain(() => desk.grant(grant)));
    if (!granted.ok) return granted;
    const did = say(deskMessages, locale, 'grant-did', fields);
    return answerOf(granted.value, [did, ...rowsIn(allowanceRows(granted.value.allowances, locale))]);
  },
});
