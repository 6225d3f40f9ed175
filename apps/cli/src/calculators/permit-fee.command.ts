import {
  calculatePermitFee,
  type FeeSchedule,
  parsePermitProject,
  PERMIT_PROPERTY_TYPES,
  type PermitFeeCalculation,
  permitFeeCautionMessages,
  permitFeeStepMessages,
  permitFeeTraceWords,
  ROOF_MATERIALS,
  sayWhyNoPermitFee,
  withUnit,
} from '@ridgeline/core/calculators';
import { fail, type Locale, ok, type Result, say } from '@ridgeline/core/shared';
import { calculationText, type Telling } from './calculation-text.ts';
import { INPUT_FLAG, readInputs, refused, type Fields } from './calculator-inputs.ts';
import type { CliFailures } from '../command-line/cli-failure.ts';
import { valueOf, type Call, type Command, type Flag } from '../command-line/command.ts';
import { EXIT_CODES } from '../command-line/exit-codes.ts';
import { readFields, STANDARD_INPUT } from '../command-line/json-source.ts';
import { nearestWord } from '../command-line/nearest-word.ts';
import { publishedFeeSchedules } from './published-fee-schedules.ts';
import { permitFeeResultMessages, resultMessages } from './result.messages.ts';
import { scheduleLines } from './schedule-text.ts';

const IDS = publishedFeeSchedules.map(({ id }) => id);
const SCHEDULE_FILE: Flag = { name: 'schedule-file', says: 'schedule-file', takes: 'FILE' };
const FLAGS: readonly Flag[] = [
  { name: 'schedule', says: 'schedule', takes: 'ID', field: 'schedule', options: IDS, needed: true },
  SCHEDULE_FILE,
  { name: 'value', says: 'value', takes: 'DOLLARS', field: 'total_project_value', needed: true },
  { name: 'contract-price', says: 'contract-price', takes: 'DOLLARS', field: 'contract_price' },
  { name: 'material-cost', says: 'material-cost', takes: 'DOLLARS', field: 'material_cost', needed: true },
  { name: 'roof-size', says: 'roof-size', takes: 'SF', field: 'roof_size', needed: true },
  {
    name: 'roof-material',
    says: 'roof-material',
    takes: 'MATERIAL',
    field: 'roof_material_type',
    options: ROOF_MATERIALS,
    needed: true,
  },
  {
    name: 'property-type',
    says: 'property-type',
    takes: 'TYPE',
    field: 'property_type',
    options: PERMIT_PROPERTY_TYPES,
  },
  { name: 'city-use-tax', says: 'city-use-tax', field: 'city_use_tax_added' },
  { name: 'county-use-tax', says: 'county-use-tax', field: 'county_use_tax_added' },
  { name: 'plan-review', says: 'plan-review', field: 'plan_review' },
  { name: 'mechanical-work', says: 'mechanical-work', field: 'mechanical_work' },
  { name: 'fee-paid-before', says: 'fee-paid-before', takes: 'DOLLARS', field: 'fee_paid_before' },
  { name: 'project-number', says: 'project-number', takes: 'NUMBER', field: 'project_number' },
];

// CALC-4
export const permitFeeCommand: Command = {
  name: 'permit-fee',
  flags: [...FLAGS, INPUT_FLAG],
  operand: null,
  example:
    'ridgeline permit-fee --schedule johnstown-co --value 15000 --material-cost 8000 --roof-size 2450 ' +
    '--roof-material asphalt-shingle --city-use-tax',
  answer: async (call) => {
    const fields = await readInputs(call, FLAGS);
    if (!fields.ok) return fields;
    const schedule = await scheduleFor(fields.value, call);
    const project = parsePermitProject(fields.value);
    if (!schedule.ok || !project.ok) {
      return fail([
        ...(schedule.ok ? [] : schedule.failure),
        ...(project.ok ? [] : refused(project.failure, FLAGS)),
      ]);
    }
    const facts = calculatePermitFee({ schedule: schedule.value, project: project.value });
    return ok({
      data: facts,
      text: calculationText(facts, telling, call.locale),
      exitCode: facts.outcome.is === 'known' ? EXIT_CODES.ok : EXIT_CODES.no,
    });
  },
};

/** The schedule of the named file, the published one with the id, or the one in the input file. */
async function scheduleFor(fields: Fields, call: Call): Promise<Result<FeeSchedule, CliFailures>> {
  const file = valueOf(call.flags, SCHEDULE_FILE.name);
  if (file === null) return scheduleIn(fields['schedule']);
  if (call.flags.has('schedule'))
    return fail([{ code: 'flags-exclude-each-other', flag: '--schedule-file', other: '--schedule' }]);
  if (file === STANDARD_INPUT && valueOf(call.flags, INPUT_FLAG.name) === STANDARD_INPUT)
    return fail([{ code: 'standard-input-twice' }]);
  const read = await readFields(file, call.streams);
  return read.ok ? scheduleIn(read.value) : read;
}

async function scheduleIn(given: unknown): Promise<Result<FeeSchedule, CliFailures>> {
  if (given === undefined || given === null || given === '') return fail([{ code: 'schedule-required' }]);
  // Reading a schedule needs zod, which takes longer to load than everything else here.
  if (typeof given !== 'string') return (await import('./given-fee-schedule.ts')).givenFeeSchedule(given);
  const published = publishedFeeSchedules.find(({ id }) => id === given);
  return published === undefined
    ? fail([{ code: 'schedule-unknown', given, nearest: nearestWord(given, IDS) }])
    : ok(published);
}

const telling: Telling<PermitFeeCalculation> = {
  words: permitFeeTraceWords,
  warnings: permitFeeCautionMessages,
  result: resultLines,
  place: lineNamed,
};

function resultLines({ inputs, outcome }: PermitFeeCalculation, locale: Locale): readonly string[] {
  const fee = (cents: number) => withUnit(cents, 'cent', locale);
  return [
    ...(outcome.is === 'known'
      ? [
          ...outcome.lines.map(({ name, cents }) =>
            say(resultMessages, locale, 'fact', {
              name: say(permitFeeStepMessages, locale, name),
              value: fee(cents),
            }),
          ),
          say(permitFeeResultMessages, locale, 'total', { fee: fee(outcome.total) }),
        ]
      : [say(permitFeeResultMessages, locale, 'unknown', { why: sayWhyNoPermitFee(outcome.why, locale) })]),
    ...scheduleLines(inputs.schedule, locale),
  ];
}

/** A line by its own id, since two may have the same name. */
function lineNamed(at: string, { inputs }: PermitFeeCalculation): string | null {
  const index = /^schedule\.components\.(\d+)$/.exec(at)?.[1];
  return index === undefined ? null : (inputs.schedule.components[Number(index)]?.id ?? null);
}
