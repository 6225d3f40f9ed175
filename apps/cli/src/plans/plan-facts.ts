import { fail, type Instant, isDay, ok, type Result } from '@ridgeline/core/shared';
import type { CliFailure, CliFailures } from '../command-line/cli-failure.ts';
import type { Flag } from '../command-line/command.ts';
import type { Fields } from '../calculators/calculator-inputs.ts';

const FORM = '2026-11-23';
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/;

/** Reads the facts of a plan from flags and a file, and collects what is wrong. A day is its first moment in UTC. */
export class PlanFactReader {
  readonly #fields: Fields;
  readonly #flags: readonly Flag[];
  readonly #failures: CliFailure[] = [];

  constructor(fields: Fields, flags: readonly Flag[]) {
    this.#fields = fields;
    this.#flags = flags;
  }

  moment(field: string): Instant | null {
    const given = this.#fields[field];
    if (given === undefined || given === null) return null;
    const read = typeof given === 'string' ? momentIn(given) : null;
    if (read === null) this.#refuse({ code: 'flag-value-unreadable', flag: this.#flagOf(field), form: FORM });
    return read;
  }

  oneOf<const Option extends string>(field: string, options: readonly Option[], otherwise: Option): Option {
    const given = this.#fields[field] ?? otherwise;
    const chosen = options.find((option) => option === given);
    if (chosen === undefined) this.#refuse({ code: 'not-an-option', flag: this.#flagOf(field), options });
    return chosen ?? otherwise;
  }

  /** A number of days. */
  days(field: string, otherwise: number): number {
    const given = this.#fields[field] ?? otherwise;
    const days = typeof given === 'string' && /^\d{1,4}$/.test(given) ? Number(given) : given;
    if (typeof days === 'number' && Number.isInteger(days) && days >= 0) return days;
    this.#refuse({ code: 'flag-value-unreadable', flag: this.#flagOf(field), form: '14' });
    return otherwise;
  }

  isSet(field: string): boolean {
    return this.#fields[field] === true;
  }

  result<Facts>(facts: Facts): Result<Facts, CliFailures> {
    return this.#failures.length === 0 ? ok(facts) : fail(this.#failures);
  }

  #refuse(failure: CliFailure): void {
    this.#failures.push(failure);
  }

  #flagOf(field: string): string {
    const flag = this.#flags.find((flag) => flag.field === field);
    return flag === undefined ? field : `--${flag.name}`;
  }
}

function momentIn(text: string): Instant | null {
  const moment = isDay(text)
    ? `${text}T00:00:00Z`
    : MOMENT.test(text) && isDay(text.slice(0, 10))
      ? text
      : '';
  const at = Date.parse(moment);
  return Number.isNaN(at) ? null : at;
}
