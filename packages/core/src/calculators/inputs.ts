import { fail, ok, type Result } from '../shared/result.ts';
import { fromThousandths, thousandths } from './exact.ts';

/** Why an input cannot be used. `field` is a path into the inputs, such as `eaves.0.lengthFt`. */
export type InputFailure = { readonly field: string } & (
  | { readonly code: 'number-required' }
  | { readonly code: 'selection-required' }
  | { readonly code: 'text-required' }
  | { readonly code: 'day-required' }
  | { readonly code: 'id-used-twice' }
  /** Whoever reads it offers the nearest of `known`. */
  | { readonly code: 'unknown-field'; readonly known: readonly string[] }
  | { readonly code: 'no-requirement-applies' }
  | { readonly code: 'out-of-range'; readonly min: number; readonly max: number }
  /** Other fields say what it is: it may be left out, or must be `expected`. */
  | { readonly code: 'contradicts-other-fields'; readonly expected: number }
);

export type Range = { readonly min: number; readonly max: number };
type Choice = string | number | boolean;

const MOST_IN_A_LIST = 100;
const LONGEST_TEXT = 500;
const ANY_TEXT = /./;
/** A link that is safe to show. */
export const WEB_ADDRESS = /^https:\/\/\S+$/;
const DAY_TEXT = /^\d{4}-\d{2}-\d{2}$/;

/** `2024-02-29`: a day that the calendar has. */
export function isDay(text: string): boolean {
  const moment = Date.parse(`${text}T00:00:00Z`);
  return DAY_TEXT.test(text) && !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

type Shared = { readonly failures: InputFailure[]; readonly readers: InputReader[] };

/**
 * Reads anything into inputs, once, and keeps every failure. What is wrong is read as a stand-in value; `result` hands
 * the inputs over only when nothing was wrong. A field that nobody asked for is a failure too: a misspelt name would
 * else be left out in silence.
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

  /** A number, or text that is one (`2,450.5`), kept to a thousandth. Left out, it is `otherwise` where that is given. */
  number(name: string, range: Range, otherwise?: number): number {
    const given = this.#given(name);
    if (given === undefined && otherwise !== undefined) return otherwise;
    const value = numberIn(given);
    if (value === null) return this.#refuse(name, { code: 'number-required' }, range.min);
    if (value < range.min || value > range.max)
      return this.#refuse(name, { code: 'out-of-range', ...range }, range.min);
    return fromThousandths(thousandths(value));
  }

  /** What follows from other fields. A record holds it beside them; given otherwise, it contradicts them. */
  derived(name: string, expected: number): number {
    const given = this.#given(name);
    return given === undefined || numberIn(given) === expected
      ? expected
      : this.#refuse(name, { code: 'contradicts-other-fields', expected }, expected);
  }

  wholeNumber(name: string, range: Range, otherwise?: number): number {
    const value = this.number(name, range, otherwise);
    return Number.isInteger(value) ? value : this.#refuse(name, { code: 'number-required' }, range.min);
  }

  /** One of `options`; a number or a flag may also be given as text. Left out, it is `otherwise` where that is given. */
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

  /** Text with something in it, of the form asked for. Left out, it is `otherwise` where that is given. */
  text(name: string, form: RegExp = ANY_TEXT, otherwise?: string): string {
    const given = this.#given(name);
    if (given === undefined && otherwise !== undefined) return otherwise;
    const text = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : '';
    return text !== '' && text.length <= LONGEST_TEXT && form.test(text)
      ? text
      : this.#refuse(name, { code: 'text-required' }, '');
  }

  /** A day that the calendar has, `2024-02-29`. */
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

  /** For what only several fields together show. */
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

const NUMBER_TEXT = /^\s*-?(\d+|\d{1,3}(,\d{3})+)(\.\d*)?\s*$|^\s*-?\.\d+\s*$/;

function numberIn(given: unknown): number | null {
  const value =
    typeof given === 'string' && NUMBER_TEXT.test(given) ? Number(given.replaceAll(',', '')) : given;
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
