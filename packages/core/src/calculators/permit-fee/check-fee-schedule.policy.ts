import { utc } from '@date-fns/utc/utc';
import { addYears } from 'date-fns/addYears';
import { isAfter } from 'date-fns/isAfter';
import { parseISO } from 'date-fns/parseISO';
import type { Instant } from '../../shared/instant.ts';
import {
  compiledRows,
  compileFeeSchedule,
  type CompiledLine,
  type CompiledRow,
} from './compiled-fee-schedule.ts';
import { centsOf, ROUNDINGS, unitsPerOne } from './fee-amounts.ts';
import { type FeeComponent, type FeeSchedule } from './fee-schedule.ts';
import { feesDropWhereConditionsChange } from './fee-drops.policy.ts';
import type { FeeScheduleFinding } from './fee-schedule-finding.ts';
import { feeInRow } from './fee-calculation.policy.ts';

/** D CALC-4.1: a municipality's fees are usually reviewed within five years. */
const STALE_AFTER_YEARS = 5;

// CALC-4
export function checkFeeSchedule(schedule: FeeSchedule, now: Instant): readonly FeeScheduleFinding[] {
  return [
    ...provenanceFindings(schedule, now),
    ...referenceFindings(schedule),
    ...schedule.components.flatMap((component, index) => lineFindings(component, `components.${index}`)),
    ...feesDropWhereConditionsChange(schedule),
  ];
}

function provenanceFindings(
  { source, effective, supersededBy, components }: FeeSchedule,
  now: Instant,
): readonly FeeScheduleFinding[] {
  const findings: FeeScheduleFinding[] = [];
  if (source === null && components.some((component) => !component.source))
    findings.push({ code: 'no-source', at: null });
  if (effective === null) findings.push({ code: 'no-effective-date', at: null });
  else if (isAfter(now, addYears(parseISO(effective, { in: utc }), STALE_AFTER_YEARS)))
    findings.push({ code: 'stale', at: null, since: effective });
  if (supersededBy) findings.push({ code: 'superseded', at: null });
  return findings;
}

function referenceFindings(schedule: FeeSchedule): readonly FeeScheduleFinding[] {
  const compiled = compileFeeSchedule(schedule);
  if (compiled.ok) return [];
  const at = `components.${schedule.components.findIndex(({ id }) => id === compiled.failure.component)}`;
  return compiled.failure.code === 'unknown-fee'
    ? [{ code: 'unknown-fee', at, fee: compiled.failure.fee }]
    : [{ code: 'circular-fees', at }];
}

function lineFindings(component: FeeComponent, at: string): readonly FeeScheduleFinding[] {
  const { min, max } = component;
  const limits: FeeScheduleFinding[] =
    min !== undefined && max !== undefined && centsOf(min) > centsOf(max)
      ? [{ code: 'minimum-above-maximum', at }]
      : [];
  return component.kind === 'tier' ? [...limits, ...tableFindings(component, at)] : limits;
}

function tableFindings(component: FeeComponent, at: string): readonly FeeScheduleFinding[] {
  const one = unitsPerOne(component.basis);
  const rounding = ROUNDINGS[component.rounding ?? 'half-up-to-cent'];
  const rows = compiledRows(component);
  const findings: FeeScheduleFinding[] = [];
  let reached = 0;
  let last: CompiledRow | null = null;
  for (const [index, row] of rows.entries()) {
    const here = `${at}.brackets.${index}`;
    const span = { at: here, from: reached / one, to: row.over / one };
    if (row.upTo <= row.over)
      findings.push({ code: 'row-without-extent', at: here, from: row.over / one, to: row.upTo / one });
    if (row.over > reached) findings.push({ code: 'gap', ...span });
    if (row.over < reached)
      findings.push({
        code: 'overlap',
        at: here,
        from: row.over / one,
        to: Math.min(reached, row.upTo) / one,
      });
    if (last && row.over >= reached)
      findings.push(...boundaryFindings(last, row, { rounding, one, at: here }));
    reached = Math.max(reached, row.upTo);
    last = row;
  }
  if (reached !== Number.POSITIVE_INFINITY) findings.push({ code: 'table-ends', at, from: reached / one });
  return findings;
}

type Place = Pick<CompiledLine, 'rounding'> & { readonly one: number; readonly at: string };

/** A jump: the base of a row is not what the row before it ends with. Worse, the fee may fall, also across a gap. */
function boundaryFindings(
  last: CompiledRow,
  row: CompiledRow,
  { rounding, one, at }: Place,
): readonly FeeScheduleFinding[] {
  const before = feeInRow(last, last.upTo, { rounding });
  const base = feeInRow({ ...row, every: 0 }, row.over, { rounding });
  const after = feeInRow(row, row.over + 1, { rounding });
  const boundary = row.over / one;
  const findings: FeeScheduleFinding[] = [];
  if (row.over === last.upTo && base !== before)
    findings.push({ code: 'jump', at, boundary, before, after: base });
  if (after < before) findings.push({ code: 'decreasing', at, boundary, before, after });
  return findings;
}
