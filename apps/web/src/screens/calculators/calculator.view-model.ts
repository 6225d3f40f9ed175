import { type InputFailure, type Measure, readMeasure } from '@ridgeline/core/calculators';
import { type AppPath, parseAppPath, pathTo } from '@ridgeline/core/routes';
import type { CancelTimer, Result, Timer } from '@ridgeline/core/shared';
import { compareStructural, computed, makeAutoObservable, observableRef, reaction } from 'mobx';
import type { Navigation } from '../../view-model/navigation.ts';
import type { Viewport } from '../../view-model/viewport.ts';
import type { AnyCalculation, CalculatorForm } from './calculator-form.ts';
import type { CalculatorActions } from './frame/calculator-actions.ts';
import type { CalculatorTies } from './report-ties.ts';
import { type Fields, inputsFrom, type Texts, textsIn } from './input-texts.ts';

/** The delay after the last key until the address is updated and the result is announced. */
const TYPING_PAUSE = 300;

export type StepOf = {
  readonly measure: Measure;
  readonly by: number;
  readonly min?: number;
  readonly max?: number;
};

/** What every calculator is made with. */
export abstract class CalculatorParts {
  abstract readonly navigation: Navigation;
  abstract readonly timer: Timer;
  abstract readonly ties: CalculatorTies;
  abstract readonly actions: Pick<CalculatorActions, keyof CalculatorActions>;
  /** Null in a prerendered page, which is for every width. */
  abstract readonly viewport: Pick<Viewport, 'size'> | null;
}

/** CALC-6: a calculator calculates with core as one types; its inputs stand in the address. */
export class CalculatorViewModel<Known extends AnyCalculation> {
  texts: Texts;
  /** The last result. It stays while an input is refused. */
  known: Known;
  /** The result that was announced: `known` once the typing pauses. */
  announced: Known;
  readonly form: CalculatorForm<Known>;
  readonly ties: CalculatorParts['ties'];
  readonly actions: CalculatorParts['actions'];
  readonly #viewport: CalculatorParts['viewport'];
  readonly #navigation: Navigation;
  readonly #timer: Timer;
  #cancel: CancelTimer = () => undefined;
  #stop: (() => void) | null = null;
  /** Whether the address brought inputs, which a report then leaves as they are. */
  readonly #isLinked: boolean;
  /** The query that these texts were read from or written to. */
  #written: string;

  constructor(form: CalculatorForm<Known>, { navigation, timer, ties, actions, viewport }: CalculatorParts) {
    this.form = form;
    this.ties = ties;
    this.actions = actions;
    this.#viewport = viewport;
    this.#navigation = navigation;
    this.#timer = timer;
    const linked = textsIn(navigation.query, form);
    this.#isLinked = linked !== null;
    this.texts = linked ?? form.starting;
    this.known = this.#started();
    this.announced = this.known;
    this.#written = queryOf(this.texts);
    makeAutoObservable(
      this,
      {
        texts: observableRef,
        known: observableRef,
        announced: observableRef,
        form: false,
        ties: false,
        actions: false,
      },
      { autoBind: true },
    );
  }

  /** CALC-5: starts with what the report knows, also where it is asked again; a field that was typed in before the answer stays. */
  async start(): Promise<void> {
    const starts = await this.ties.load(this.known.calculator);
    if (this.#isLinked || Object.keys(starts).length === 0) return;
    const { form, texts } = this;
    const isAsStarted = (path: string) => (texts[path] ?? '') === (form.starting[path] ?? '');
    const fields = Object.fromEntries(
      Object.entries(starts).filter(([path]) => form.isField(path) && isAsStarted(path)),
    );
    this.become(form.filled?.(texts, fields) ?? { ...texts, ...fields });
  }

  /** Follows the address: a link to the same calculator, back and forward. */
  enter(): void {
    this.#stop = reaction(
      () => textsIn(this.#navigation.query, this.form),
      (texts) => {
        if (texts !== null && queryOf(texts) !== this.#written) this.become(texts);
      },
    );
    void this.start();
  }

  leave(): void {
    this.#cancel();
    this.#stop?.();
  }

  get result(): Result<Known, readonly InputFailure[]> {
    return this.form.calculate(this.#inputsOf(this.texts));
  }

  /** What core refuses, at the fields of the screen. */
  get failures(): readonly InputFailure[] {
    const { result, texts } = this;
    const { fieldOf = (path: string) => path } = this.form;
    return result.ok
      ? []
      : result.failure.map((failure) => ({ ...failure, field: fieldOf(failure.field, texts) }));
  }

  /** Whether `known` is of what stands in the fields. */
  get isCurrent(): boolean {
    return this.result.ok;
  }

  /** What a report saves, and its PDF prints; null where this result is not for a report. */
  get savedInputs(): Fields | null {
    const { saved = ({ inputs }: Known) => inputs as Fields } = this.form;
    return this.ties.takesResults ? saved(this.known, this.texts) : null;
  }

  /** Whether the report knows any field of this calculator. */
  get isFilledByReport(): boolean {
    const { state } = this.ties;
    if (state.is !== 'ready') return false;
    const isPropertyKnown = state.propertyType !== null && this.form.isField('property_type');
    return isPropertyKnown || state.values.some(({ is }) => is === 'known');
  }

  /** A phone has a narrow sheet, so that the labels of a drawing can be read; null where the width is not known. */
  get isNarrow(): boolean | null {
    return this.#viewport && this.#viewport.size === 'phone';
  }

  failureAt(path: string): InputFailure | null {
    return only(() => this.failures.find(({ field }) => field === path) ?? null);
  }

  text(path: string): string {
    return only(() => this.texts[path] ?? '');
  }

  /** A typed number as core reads it; null while it is none. */
  numberAt(path: string, measure: Measure): number | null {
    const read = readMeasure(this.text(path), measure);
    return typeof read === 'number' ? read : null;
  }

  type(path: string, text: string): void {
    this.become({ ...this.texts, [path]: text });
  }

  /** Some steps up or down. What cannot be read starts at the least value. */
  step(path: string, steps: number, { measure, by, min = 0, max = Infinity }: StepOf): void {
    const value = this.numberAt(path, measure) ?? min;
    const next = Math.round((value + steps * by) * 1000) / 1000;
    this.type(path, String(Math.min(max, Math.max(min, next))));
  }

  become(texts: Texts): void {
    this.texts = texts;
    if (this.result.ok) this.known = this.result.value;
    this.#cancel();
    this.#cancel = this.#timer.after(TYPING_PAUSE, this.settle);
  }

  settle(): void {
    this.announced = this.known;
    this.#written = queryOf(this.texts);
    const [pathname = '/'] = this.#navigation.address.split(/[?#]/);
    const path = this.#filled(pathname);
    if (path !== null) this.#navigation.go(path, { replace: true });
  }

  /** D NAV-5.2: for whoever is sent it, without the report and an account; null where the texts are too long for an address. */
  get link(): AppPath | null {
    return this.#filled(pathTo('estimate', { type: this.form.type }));
  }

  /** Whether nothing was typed, and no link brought inputs. */
  get isAsStarted(): boolean {
    return queryOf(this.texts) === queryOf(this.form.starting);
  }

  /** CALC-5: this calculator with a report, which fills it in; what was typed goes along, if an address holds it. */
  pathWith(reportNumber: string): AppPath {
    const path = pathTo('calculator', { type: this.form.type, reportNumber });
    return (this.isAsStarted ? null : this.#filled(path)) ?? path;
  }

  /** A path with everything that stands in the fields. */
  #filled(pathname: string): AppPath | null {
    const path = parseAppPath(`${pathname}?${queryOf(this.texts)}`);
    return path.ok ? path.value : null;
  }

  #inputsOf(texts: Texts): Fields {
    return (this.form.inputs ?? inputsFrom)(texts);
  }

  #started(): Known {
    const { calculate, starting } = this.form;
    const started = calculate(this.#inputsOf(this.texts));
    const known = started.ok ? started : calculate(this.#inputsOf(starting));
    if (!known.ok) throw new Error(`the calculator ${this.form.type} does not start`);
    return known.value;
  }
}

/** Observers depend on the computed value and not on all fields, so that typing renders one field. */
function only<Value>(read: () => Value): Value {
  return computed(read, { equals: compareStructural }).get();
}

/** In one order, so that the same inputs have the same address. */
function queryOf(texts: Texts): string {
  const sorted = Object.entries(texts).sort(([one], [other]) => (one < other ? -1 : 1));
  return new URLSearchParams(sorted.map(([name, text]) => [name, text])).toString();
}
