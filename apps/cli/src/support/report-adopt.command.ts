import { fail, say } from '@ridgeline/core/shared';
import type { PersonStanding, ReportAtDesk, SupportWord } from '@ridgeline/core/support';
import { valueOf, type Flag } from '../command-line/command.ts';
import { confirmed, DRY_RUN_FLAG } from '../command-line/confirmation.ts';
import { deskMessages } from './desk.messages.ts';
import { answerOf, rowsIn } from './desk-text.ts';
import {
  atDesk,
  CHANGE_FLAGS,
  deskCommand,
  deskFailure,
  personNamed,
  reasonIn,
  reportIn,
} from './desk-command.ts';
import { reportRows } from './report-text.ts';

const FOR: Flag = { name: 'for', says: 'adopt-for', takes: 'PERSON' };

// RPT-4
export const reportAdoptCommand = deskCommand({
  name: 'report adopt',
  flags: [FOR, ...CHANGE_FLAGS],
  operand: { name: 'report', required: true },
  example: 'ridgeline report adopt 100042 --for dana.whitfield@example.com --reason "Request 4711"',
  answer: async (desk, call) => {
    const { flags, locale, streams } = call;
    const read = reportIn(call);
    if (!read.ok) return read;
    const number = read.value;
    const who = valueOf(flags, FOR.name);
    if (who === null) return fail([{ code: 'flag-without-value', flag: '--for' }]);
    const reason = reasonIn(call);
    if (!reason.ok) return reason;
    const found = await personNamed(desk, { operands: [who] });
    if (!found.ok) return found;
    const report = atDesk(await desk.report(number));
    if (!report.ok) return report;
    const { person } = found.value;
    const refusal = refusalOf(report.value, found.value);
    if (refusal !== null) return fail(deskFailure(refusal));
    const fields = { report: number, email: person.email };
    const would = say(deskMessages, locale, 'adopt-would', fields);
    if (flags.has(DRY_RUN_FLAG.name)) {
      const data = { isDryRun: true, person, report: report.value };
      return answerOf(data, [would, ...rowsIn(reportRows(report.value, locale))]);
    }
    const agreed = await confirmed({ flags, locale, ask: streams.ask }, { name: number, says: () => would });
    if (!agreed.ok) return agreed;
    const adopted = atDesk(await desk.adoptReport(number, person.id, reason.value));
    return adopted.ok ? answerOf(adopted.value, [say(deskMessages, locale, 'adopt-did', fields)]) : adopted;
  },
});

/** Why the API would refuse, so that a dry run says it, too. A person who has adopted the report may be given it again. */
function refusalOf(report: ReportAtDesk, { person, allowances }: PersonStanding): SupportWord | null {
  if (report.standing === 'waiting') return allowances.quickView.why;
  return report.standing === 'adopted' && report.owner?.id === person.id ? null : 'report-not-adoptable';
}
