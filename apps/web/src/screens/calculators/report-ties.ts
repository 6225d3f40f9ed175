import type { CalculatorName } from '@ridgeline/core/calculators';
import {
  type PdfRequest,
  type PropertyType,
  type ReportCalculators,
  type ReportRefusal,
  type SaveCalculationRefusal,
  type SavedCalculations,
  type StartingValue,
  type ViewPdf,
  type ViewPdfFailure,
} from '@ridgeline/core/reports';
import { routeOf } from '@ridgeline/core/routes';
import { say } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import type { Navigation } from '../../view-model/navigation.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { ToastStore } from '../../view-model/toasts.store.ts';
import type { WaitingEdits } from '../../view-model/waiting-edits.store.ts';
import type { AnyCalculation } from './calculator-form.ts';
import type { Fields, Texts } from './input-texts.ts';
import type { ReportChooser } from './report-chooser.ts';
import { reportTiesMessages } from './report-ties.messages.ts';

export type TiesState =
  /** The calculator stands alone. */
  | { readonly is: 'none' }
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly failure: ReportRefusal }
  | {
      readonly is: 'ready';
      readonly values: readonly StartingValue[];
      readonly propertyType: PropertyType | null;
      /** Its reader may save to it. */
      readonly mayChange: boolean;
    };

type KnownValue = Extract<StartingValue, { is: 'known' }>;

type Dependencies = {
  readonly calculators: ReportCalculators;
  readonly saved: SavedCalculations;
  readonly viewPdf: ViewPdf;
  readonly navigation: Navigation;
  readonly session: SessionStore;
  readonly toasts: ToastStore;
  readonly language: Language;
  readonly chooser: ReportChooser;
  /** Loaded when a calculation could not be sent; fails if that code cannot be loaded. */
  readonly edits: () => Promise<Pick<WaitingEdits, 'keepCalculation' | 'hasNoRoom'>>;
};

type PdfWish = PdfRequest extends infer One
  ? One extends PdfRequest
    ? Omit<One, 'reportNumber' | 'locale'>
    : never
  : never;

/** CALC-5: what ties a calculator to the report in its address: starting values, saving, and the PDF. */
export class ReportTies {
  state: TiesState;
  isSaving = false;
  isMakingPdf = false;
  /** Of the result that was saved last. */
  savedHash: string | null = null;
  readonly reportNumber: string | null;
  readonly chooser: ReportChooser;
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.chooser = dependencies.chooser;
    this.reportNumber = routeOf(dependencies.navigation.address)?.params['reportNumber'] ?? null;
    this.state = this.reportNumber === null ? { is: 'none' } : { is: 'loading' };
    makeAutoObservable(
      this,
      { state: observableRef, reportNumber: false, chooser: false },
      { autoBind: true },
    );
  }

  /** Asks for what the report knows, and answers with the fields that it fills. */
  async load(calculator: CalculatorName): Promise<Texts> {
    const { reportNumber } = this;
    const { calculators, session } = this.#dependencies;
    if (reportNumber === null) return {};
    this.#become({ is: 'loading' });
    const found = await calculators.of(reportNumber);
    if (!found.ok) {
      this.#become({ is: 'failed', failure: found.failure });
      if (found.failure === 'signed-out') await session.refused();
      return {};
    }
    const values = found.value.starts.find((start) => start.calculator === calculator)?.values ?? [];
    const { propertyType, mayChange } = found.value;
    this.#become({ is: 'ready', values, propertyType, mayChange });
    return {
      ...(propertyType !== null && { property_type: propertyType }),
      ...Object.fromEntries(
        values.flatMap((one) => (one.is === 'known' ? [[one.field, String(one.value)]] : [])),
      ),
    };
  }

  /** Whether a result can be printed with the report: not with one that could not be read, as somebody else's. */
  get takesResults(): boolean {
    return this.state.is === 'loading' || this.state.is === 'ready';
  }

  /** D TEAM-1.1 TEAM-1.3: its reader may not change it. */
  get isReadOnly(): boolean {
    return this.state.is === 'ready' && !this.state.mayChange;
  }

  /** What the report says of a field, if it knows anything of it. */
  sourceOf(path: string): KnownValue | null {
    const found =
      this.state.is === 'ready' ? this.state.values.find(({ field }) => field === path) : undefined;
    return found?.is === 'known' ? found : null;
  }

  /** D CALC-5.1: the API calculates the inputs again, and saves only the result that is shown here. */
  async save({ calculator, hash }: AnyCalculation, inputs: Fields): Promise<void> {
    const { reportNumber } = this;
    if (reportNumber === null || this.isSaving || !this.takesResults || this.isReadOnly) return;
    runInAction(() => (this.isSaving = true));
    const calculation = { calculator, inputs, hash };
    const saved = await this.#dependencies.saved.save(reportNumber, calculation);
    const told = saved.ok || saved.failure !== 'unavailable' ? null : await this.#keep(calculation);
    runInAction(() => {
      this.isSaving = false;
      if (saved.ok || told === 'waits') this.savedHash = hash;
    });
    if (told !== null) this.#tell(told === 'waits' ? 'warn' : 'danger', told);
    else if (saved.ok) this.#tell('ok', 'saved');
    else await this.#refused(saved.failure);
  }

  /** ADR 52: without an answer, it waits on this device. */
  async #keep(calculation: Parameters<WaitingEdits['keepCalculation']>[1]) {
    const { reportNumber } = this;
    const edits = await this.#dependencies.edits().catch(() => null);
    if (edits === null) return 'unavailable';
    if (reportNumber !== null && (await edits.keepCalculation(reportNumber, calculation))) return 'waits';
    return edits.hasNoRoom ? 'device-full' : 'unavailable';
  }

  async openPdf({ calculator }: AnyCalculation, inputs: Fields): Promise<void> {
    const { reportNumber, isMakingPdf } = this;
    if (reportNumber === null || isMakingPdf) return;
    const { viewPdf, language } = this.#dependencies;
    runInAction(() => (this.isMakingPdf = true));
    const request = { ...pdfOf(calculator, inputs), reportNumber, locale: language.locale };
    const viewed = await viewPdf.run(request);
    runInAction(() => (this.isMakingPdf = false));
    if (!viewed.ok) await this.#refused(viewed.failure);
  }

  async #refused(failure: SaveCalculationRefusal | ViewPdfFailure): Promise<void> {
    if (failure === 'signed-out') await this.#dependencies.session.refused();
    else this.#tell('danger', failure);
  }

  #tell(
    tone: 'ok' | 'warn' | 'danger',
    text: Exclude<SaveCalculationRefusal | ViewPdfFailure, 'signed-out'> | 'saved' | 'waits' | 'device-full',
  ): void {
    const { toasts, language } = this.#dependencies;
    const report = this.reportNumber ?? '';
    toasts.show({
      tone,
      text: () => say(reportTiesMessages, language.locale, text, { report }),
    });
  }

  #become(state: TiesState): void {
    runInAction(() => (this.state = state));
  }
}

/** What a calculator sees of them. */
export type CalculatorTies = Omit<ReportTies, 'chooser'> & {
  readonly chooser: Pick<ReportChooser, keyof ReportChooser>;
};

function pdfOf(calculator: CalculatorName, inputs: Fields): PdfWish {
  switch (calculator) {
    case 'ice-and-water-shield':
      return { kind: 'iwsCalculation' };
    case 'waste':
      return { kind: 'wasteCalculation' };
    case 'ventilation':
      return { kind: 'ventilationCalculation' };
    case 'permit-fee':
      return { kind: 'permit_calculator', permitDetails: inputs };
  }
}
