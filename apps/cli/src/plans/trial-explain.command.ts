import { trialDaysLeft, trialEnd } from '@ridgeline/core/plans';
import { DAY, type Instant, type Locale, ok, say } from '@ridgeline/core/shared';
import { INPUT_FLAG, readInputs, type Fields } from '../calculators/calculator-inputs.ts';
import type { Command, Flag } from '../command-line/command.ts';
import { EXIT_CODES } from '../command-line/exit-codes.ts';
import { dayOf } from './pause-text.ts';
import { planFactMessages } from './plan-facts.messages.ts';
import { DESK_FLAGS } from '../support/desk-command.ts';
import { trialOfPerson } from '../support/trial-of-person.ts';
import { askedOfPerson } from './of-a-person.ts';
import { PlanFactReader } from './plan-facts.ts';

const USUAL_DAYS = 14;
const FLAGS: readonly Flag[] = [
  { name: 'at', says: 'at', takes: 'DAY', field: 'now' },
  { name: 'signed-up', says: 'signed-up', takes: 'DAY', field: 'signedUpAt' },
  { name: 'started', says: 'trial-started', takes: 'DAY', field: 'startTime' },
  { name: 'days', says: 'trial-days', takes: 'COUNT', field: 'days' },
  { name: 'ends', says: 'trial-ends', takes: 'DAY', field: 'endDate' },
];

type Trial = {
  readonly now: Instant;
  readonly signedUpAt: Instant | null;
  readonly startTime: Instant | null;
  readonly days: number;
  readonly endDate: Instant | null;
};

// PLAN-2
export const trialExplainCommand: Command = {
  name: 'trial explain',
  flags: [...FLAGS, INPUT_FLAG, ...DESK_FLAGS],
  operand: { name: 'person', required: false },
  example: 'ridgeline trial explain --signed-up 2026-11-01 --at 2026-11-10',
  answer: async (call) => {
    const ofPerson = askedOfPerson(call, [...FLAGS.slice(1), INPUT_FLAG], trialOfPerson);
    if (ofPerson !== null) return ofPerson;
    const fields = await readInputs(call, FLAGS);
    if (!fields.ok) return fields;
    const read = trialFacts(fields.value, call.streams.clock.now());
    if (!read.ok) return read;
    const trial = read.value;
    const { now, signedUpAt, startTime, days, endDate } = trial;
    const plan = { startTime, limits: { free: { period: { ms: days * DAY } }, endDate } };
    const end = trialEnd(plan, signedUpAt);
    const left = trialDaysLeft(plan, { signedUpAt, now });
    return ok({
      data: { now, end, daysLeft: left, isOver: left === 0 },
      text: lines(trial, end, left, call.locale).join('\n'),
      exitCode: left > 0 ? EXIT_CODES.ok : EXIT_CODES.no,
    });
  },
};

function trialFacts(fields: Fields, today: number) {
  const reader = new PlanFactReader(fields, FLAGS);
  return reader.result<Trial>({
    now: reader.moment('now') ?? today,
    signedUpAt: reader.moment('signedUpAt'),
    startTime: reader.moment('startTime'),
    days: reader.days('days', USUAL_DAYS),
    endDate: reader.moment('endDate'),
  });
}

function lines(trial: Trial, end: Instant | null, left: number, locale: Locale): readonly string[] {
  const { now, startTime, endDate, days } = trial;
  const by = endDate !== null ? 'by-end-date' : startTime !== null ? 'by-start' : 'by-sign-up';
  return [
    say(planFactMessages, locale, 'at', { day: dayOf(now) }),
    ...(end === null
      ? [say(planFactMessages, locale, 'trial-ends-unknown')]
      : [
          say(planFactMessages, locale, 'trial-ends', { day: dayOf(end) }),
          by === 'by-end-date'
            ? say(planFactMessages, locale, by)
            : say(planFactMessages, locale, by, { days }),
          left > 0
            ? say(planFactMessages, locale, 'days-left', { count: left })
            : say(planFactMessages, locale, 'trial-over'),
        ]),
  ];
}
