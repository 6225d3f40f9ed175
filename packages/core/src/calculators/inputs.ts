import { fail, ok, type Result } from '../shared/result.ts';
import { isDay } from '../shared/source-day.ts';
import { fromThousandths, thousandths } from './exact.ts';
import { readMeasure, type Measure } from './measure-text.ts';

/** Why an input is invalid. `field` is a path into the inputs, such as `eaves.0.lengthFt`. */
export type InputFailure = { readonly field: string } & (
  | { readonly code: 'number-required' }
  /** A number with a unit of another quantity: `30 cm`, `12 sq ft` for a length. */
  | { readonly code: 'other-unit'; readonly measure: Measure }
  | { readonly code: 'selection-required' }
  | { readonly code: 'text-required' }
  | { readonly code: 'day-required' }
  | { readonly code: 'id-used-twice' }
  /** Callers suggest the nearest of `known`. */
  | { readonly code: 'unknown-field'; readonly known: readonly string[] }
  | { readonly code: 'no-requirement-applies' }
  | { readonly code: 'out-of-range'; readonly min: number; readonly max: number }
  /** Determined by other fields: it may be omitted, or must equal `expected`. */
  | { readonly code: 'contradicts-other-fields'; readonly expected: number }
);

export type Range = { readonly min: number; readonly max: number };
/** A range with the quantity it is of. Text may then carry the quantity's units. */
export type MeasuredRange = Range & { readonly measure?: Measure };
type Choice = string | number | boolean;

const MOST_IN_A_LIST = 100;
const LONGEST_TEXT = 500;
const ANY_TEXT = /./;
/** A link that is safe to show. */
export const WEB_ADDRESS = /^https:\/\/\S+$/;

type Shared = { readonly failures: InputFailure[]; readonly readers: InputReader[] };

/**
 * Parses unknown data into inputs once and collects every failure. An invalid value is replaced by a placeholder;
 * `result` returns the inputs only if there was no failure. An unknown field is a failure, too: otherwise a misspelled
 * name would be ignored silently.
 */
export class InputReader {
  readonly #fields: Readonly<Record<string, unknown>>;
  readonly #path: string;
  readonly #shared: Shared;
  readonly #known = new Set<string>();

  constructor(source: unknown, path = '', shared: Shared = { failures: [], readers: [] }) {
    this.#fields = isRecord(source) ? source : {};
    this.#path = path;
    this.#shared = shared;
    shared.readers.push(this);
  }

  /**
   * A number, or text that is one as people type it (`2,450.5`, `1' 4"`, `8/12`), kept to a thousandth. If omitted, it is
   * `otherwise`, if given.
   */
  number(name: string, { min, max, measure = 'count' }: MeasuredRange, otherwise?: number): number {
    const given = this.#given(name);
    if (given === undefined && otherwise !== undefined) return otherwise;
    const read = typeof given === 'string' ? readMeasure(given, measure) : null;
    if (read?.is === 'other-unit') return this.#refuse(name, { code: 'other-unit', measure }, min);
    const value = read === null ? numberIn(given) : read.is === 'value' ? read.value : null;
    if (value === null) return this.#refuse(name, { code: 'number-required' }, min);
    if (value < min || value > max) return this.#refuse(name, { code: 'out-of-range', min, max }, min);
    return fromThousandths(thousandths(value));
  }

  /** A value derived from other fields. A record stores it, too; a different value is a contradiction. */
  derived(name: string, expected: number): number {
    const given = this.#given(name);
    return given === undefined || numberIn(given) === expected
      ? expected
      : this.#refuse(name, { code: 'contradicts-other-fields', expected }, expected);
  }

  wholeNumber(name: string, range: MeasuredRange, otherwise?: number): number {
    const value = this.number(name, range, otherwise);
    return Number.isInteger(value) ? value : this.#refuse(name, { code: 'number-required' }, range.min);
  }

  /** One of `options`; a number or a flag may also be given as text. If omitted, it is `otherwise`, if given. */
  choice<const Option extends Choice>(
    name: string,
    options: readonly [Option, ...Option[]],
    otherwise?: Option,
  ): Option {
    const given = this.#given(name);
    if (given === undefined && otherwise !== undefined) return otherwise;
    const chosen = options.find(
      (option) => option === given || (typeof given === 'string' && String(option) === given),
    );
    return chosen ?? this.#refuse(name, { code: 'selection-required' }, options[0]);
  }

  /** Non-empty text of the given format. If omitted, it is `otherwise`, if given. */
  text(name: string, form: RegExp = ANY_TEXT, otherwise?: string): string {
    const given = this.#given(name);
    if (given === undefined && otherwise !== undefined) return otherwise;
    const text = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : '';
    return text !== '' && text.length <= LONGEST_TEXT && form.test(text)
      ? text
      : this.#refuse(name, { code: 'text-required' }, '');
  }

  /** A valid calendar day, `2024-02-29`. */
  day(name: string): string {
    const given = this.#given(name);
    return typeof given === 'string' && isDay(given)
      ? given
      : this.#refuse(name, { code: 'day-required' }, '');
  }

  has(name: string): boolean {
    return this.#given(name) !== undefined;
  }

  /** Each member of a list that must hold at least `least`. */
  list<Item>(name: string, least: number, read: (item: InputReader) => Item): readonly Item[] {
    const given = this.#given(name);
    const items: readonly unknown[] = Array.isArray(given) ? given : [];
    if (
      items.length < least ||
      items.length > MOST_IN_A_LIST ||
      (given !== undefined && !Array.isArray(given))
    ) {
      return this.#refuse(name, { code: 'out-of-range', min: least, max: MOST_IN_A_LIST }, []);
    }
    return items.map((item, index) =>
      read(new InputReader(item, `${this.#pathOf(name)}.${index}`, this.#shared)),
    );
  }

  group(name: string): InputReader {
    return new InputReader(this.#given(name), this.#pathOf(name), this.#shared);
  }

  /** For failures that involve several fields. */
  refuse(name: string, why: WithoutField<InputFailure>): void {
    this.#shared.failures.push({ field: this.#pathOf(name), ...why });
  }

  result<Inputs>(inputs: Inputs): Result<Inputs, readonly InputFailure[]> {
    const { failures, readers } = this.#shared;
    for (const reader of readers) reader.#refuseUnknownFields();
    return failures.length === 0 ? ok(inputs) : fail(failures);
  }

  #refuseUnknownFields(): void {
    for (const [name, value] of Object.entries(this.#fields))
      if (value !== undefined && !this.#known.has(name))
        this.refuse(name, { code: 'unknown-field', known: [...this.#known] });
  }

  #given(name: string): unknown {
    this.#known.add(name);
    const given = Object.hasOwn(this.#fields, name) ? this.#fields[name] : undefined;
    return given === null || (typeof given === 'string' && given.trim() === '') ? undefined : given;
  }

  #refuse<Value>(name: string, why: WithoutField<InputFailure>, standIn: Value): Value {
    this.refuse(name, why);
    return standIn;
  }

  #pathOf(name: string): string {
    return this.#path === '' ? name : `${this.#path}.${name}`;
  }
}

type WithoutField<Failure> = Failure extends { field: string } ? Omit<Failure, 'field'> : never;

function numberIn(given: unknown): number | null {
  const read = typeof given === 'string' ? readMeasure(given, 'count') : null;
  const value = read?.is === 'value' ? read.value : given;
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
