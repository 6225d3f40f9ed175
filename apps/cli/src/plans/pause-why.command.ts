import { BILLING_PERIODS, pauseVerdict } from '@ridgeline/core/plans';
import { ok } from '@ridgeline/core/shared';
import { INPUT_FLAG, readInputs, type Fields } from '../calculators/calculator-inputs.ts';
import type { Command, Flag } from '../command-line/command.ts';
import { EXIT_CODES } from '../command-line/exit-codes.ts';
import { DESK_FLAGS } from '../support/desk-command.ts';
import { pauseOfPerson } from '../support/pause-of-person.ts';
import { askedOfPerson } from './of-a-person.ts';
import { PlanFactReader } from './plan-facts.ts';
import { pauseLines } from './pause-text.ts';

const DAY = 'DAY';
const FLAGS: readonly Flag[] = [
  { name: 'at', says: 'at', takes: DAY, field: 'now' },
  { name: 'paused', says: 'paused', takes: DAY, field: 'pausedAt' },
  { name: 'active', says: 'pause-active', takes: DAY, field: 'pauseActiveAt' },
  { name: 'resumes', says: 'resumes', takes: DAY, field: 'resumesAt' },
  { name: 'paid-until', says: 'paid-until', takes: DAY, field: 'paidUntil' },
  { name: 'billing', says: 'billing', takes: 'PERIOD', field: 'billingPeriod', options: BILLING_PERIODS },
  { name: 'on-android', says: 'on-android', field: 'isOnAndroid' },
  { name: 'not-owner', says: 'not-owner', field: 'isNotOwner' },
  { name: 'removed', says: 'removed', field: 'isRemoved' },
  { name: 'expired', says: 'expired', field: 'isExpired' },
  { name: 'no-pauses', says: 'no-pauses', field: 'hasNoPauses' },
];

// PAUSE-4 PAUSE-6 PAUSE-9
export const pauseWhyCommand: Command = {
  name: 'pause why',
  flags: [...FLAGS, INPUT_FLAG, ...DESK_FLAGS],
  operand: { name: 'person', required: false },
  example: 'ridgeline pause why --paused 2026-01-10 --active 2026-01-31 --resumes 2026-04-30 --at 2026-06-01',
  answer: async (call) => {
    const ofPerson = askedOfPerson(call, [...FLAGS, INPUT_FLAG], pauseOfPerson);
    if (ofPerson !== null) return ofPerson;
    const fields = await readInputs(call, FLAGS);
    if (!fields.ok) return fields;
    const read = pauseFacts(fields.value, call.streams.clock.now());
    if (!read.ok) return read;
    const { plan, facts } = read.value;
    const verdict = pauseVerdict(plan, facts);
    return ok({
      data: { now: facts.now, ...verdict },
      text: pauseLines(verdict, facts.now, call.locale).join('\n'),
      exitCode: verdict.allowed ? EXIT_CODES.ok : EXIT_CODES.no,
    });
  },
};

function pauseFacts(fields: Fields, today: number) {
  const reader = new PlanFactReader(fields, FLAGS);
  const now = reader.moment('now') ?? today;
  const plan = {
    billingPeriod: reader.oneOf('billingPeriod', BILLING_PERIODS, 'monthly'),
    platform: reader.isSet('isOnAndroid') ? 'android' : 'web',
    archivedDate: reader.isSet('isRemoved') ? now : null,
    isExpired: reader.isSet('isExpired'),
    ui: { canPauseSubscription: !reader.isSet('hasNoPauses') },
    pausedAt: reader.moment('pausedAt'),
    pauseActiveAt: reader.moment('pauseActiveAt'),
    resumesAt: reader.moment('resumesAt'),
  };
  const facts = { owner: !reader.isSet('isNotOwner'), now, paidUntil: reader.moment('paidUntil') };
  return reader.result({ plan, facts });
}
