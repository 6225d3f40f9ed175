import { fail, ok, type Result } from '../shared/result.ts';
import { isDay } from '../shared/source-day.ts';
import { fromThousandths, thousandths } from './exact.ts';
import { COUNT, readQuantity, type Measure, type Quantity } from './measure-text.ts';

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
export type MeasuredRange = Range & { readonly quantity?: Quantity };
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
  /** Of the names in failures: `eaves.0.`. */
  readonly #prefix: string;
  readonly #shared: Shared;
  readonly #known = new Set<string>();

  constructor(source: unknown, prefix = '', shared: Shared = { failures: [], readers: [] }) {
    this.#fields = isRecord(source) ? source : {};
    this.#prefix = prefix;
    this.#shared = shared;
    shared.readers.push(this);
  }

  /**
   * A number, or text that is one as people type it (`2,450.5`, `1' 4"`, `8/12`), kept to a thousandth. Like each of the
   * following, if omitted, it is `otherwise`, if given.
   */
  number<Otherwise extends number | null = never>(
    name: string,
    { min, max, quantity = COUNT }: MeasuredRange,
    otherwise?: Otherwise,
  ): number | Otherwise {
    return this.#value<number, Otherwise>(name, otherwise, min, (given) => {
      const value = read(given, quantity);
      if (value === 'other-unit') return { code: value, measure: quantity.measure };
      if (typeof value !== 'number' || !Number.isFinite(value)) return { code: 'number-required' };
      return value < min || value > max
        ? { code: 'out-of-range', min, max }
        : fromThousandths(thousandths(value));
    });
  }

  /** A value derived from other fields. A record stores it, too; a different value is a contradiction. */
  derived(name: string, expected: number): number {
    return this.#value<number>(name, expected, expected, (given) =>
      read(given, COUNT) === expected ? expected : { code: 'contradicts-other-fields', expected },
    );
  }

  /** One of `options`; a number or a flag may also be given as text. */
  choice<const Option extends Choice>(
    name: string,
    options: readonly [Option, ...Option[]],
    otherwise?: Option,
  ): Option {
    return this.#value<Option, Option>(
      name,
      otherwise,
      options[0],
      (given) =>
        options.find((option) => option === given || String(option) === given) ?? {
          code: 'selection-required',
        },
    );
  }

  /** Non-empty text of the given format. */
  text<Otherwise extends string | null = never>(
    name: string,
    form: RegExp = ANY_TEXT,
    otherwise?: Otherwise,
  ): string | Otherwise {
    return this.#value<string, Otherwise>(name, otherwise, '', (given) => {
      const text = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : '';
      return text.length <= LONGEST_TEXT && form.test(text) ? text : { code: 'text-required' };
    });
  }

  /** A valid calendar day, `2024-02-29`. */
  day<Otherwise extends string | null = never>(name: string, otherwise?: Otherwise): string | Otherwise {
    return this.#value<string, Otherwise>(name, otherwise, '', (given) =>
      typeof given === 'string' && isDay(given) ? given : { code: 'day-required' },
    );
  }

  has(name: string): boolean {
    return this.#given(name) !== undefined;
  }

  /** Each member of a list that must hold at least `least`. */
  list<Item>(name: string, least: number, read: (item: InputReader) => Item): readonly Item[] {
    const items = this.#given(name) ?? [];
    if (!Array.isArray(items) || items.length < least || items.length > MOST_IN_A_LIST) {
      return this.#refuse(name, { code: 'out-of-range', min: least, max: MOST_IN_A_LIST }, []);
    }
    return items.map((item: unknown, index) =>
      read(new InputReader(item, `${this.#prefix}${name}.${index}.`, this.#shared)),
    );
  }

  group(name: string): InputReader {
    return new InputReader(this.#given(name), `${this.#prefix}${name}.`, this.#shared);
  }

  /** For failures that involve several fields. */
  refuse(name: string, why: WithoutField<InputFailure>): void {
    this.#shared.failures.push({ field: this.#prefix + name, ...why });
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

  #value<Value extends Choice, Otherwise extends Value | null = never>(
    name: string,
    otherwise: Otherwise | Value | undefined,
    standIn: Value,
    parse: (given: unknown) => Value | WithoutField<InputFailure>,
  ): Value | Otherwise {
    const given = this.#given(name);
    if (given === undefined && otherwise !== undefined) return otherwise;
    const value = parse(given);
    return typeof value === 'object' ? this.#refuse(name, value, standIn) : value;
  }

  #refuse<Value>(name: string, why: WithoutField<InputFailure>, standIn: Value): Value {
    this.refuse(name, why);
    return standIn;
  }
}

type WithoutField<Failure> = Failure extends { field: string } ? Omit<Failure, 'field'> : never;

function read(given: unknown, quantity: Quantity): unknown {
  return typeof given === 'string' ? readQuantity(given, quantity) : given;
}

/** A function of its own: as a method of the reader, every calculator would load it. */
export function wholeNumber(
  reader: InputReader,
  name: string,
  range: MeasuredRange,
  otherwise?: number,
): number {
  const value = reader.number(name, range, otherwise);
  if (Number.isInteger(value)) return value;
  reader.refuse(name, { code: 'number-required' });
  return range.min;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
