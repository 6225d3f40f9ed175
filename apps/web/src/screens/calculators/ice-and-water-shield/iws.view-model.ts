import {
  compareIceAndWaterShield,
  ICE_PARTIES,
  ICE_PARTY_VARIANTS,
  type IceAndWaterShieldCalculation,
  type IceAndWaterShieldInputs,
  type IceParty,
  iceBarrierRequirements,
  isMeasuredLevel,
} from '@ridgeline/core/calculators';
import { makeAutoObservable } from 'mobx';
import type { EaveMeasures } from '../../../parts/eave/eave-measures.ts';
import type { CalculatorViewModel } from '../calculator.view-model.ts';
import { entriesOf, type Texts, withoutEntry } from '../input-texts.ts';
import { eaveTexts, MOST_EAVES } from './iws.form.ts';

export const WALL_WAYS = ['2x4', '2x6', 'measured'] as const;
export type WallWay = (typeof WALL_WAYS)[number];

/** One reading of the roof beside the others. */
export type Reading = Pick<IceAndWaterShieldInputs, 'reading' | 'measure'> & {
  readonly party: IceParty | 'yours';
  /** Up the slope, of the eave that is drawn. */
  readonly depthIn: number;
  readonly totalSf: number;
  readonly rolls: number;
  readonly differenceSf: number;
};

/** CALC-2: the screen of the ice and water shield calculator. One eave is drawn and edited at a time. */
export class IwsViewModel {
  readonly calculator: CalculatorViewModel<IceAndWaterShieldCalculation>;
  chosen = 0;

  constructor(calculator: CalculatorViewModel<IceAndWaterShieldCalculation>) {
    this.calculator = calculator;
    makeAutoObservable(this, { calculator: false }, { autoBind: true });
  }

  enter(): void {
    this.calculator.enter();
  }

  leave(): void {
    this.calculator.leave();
  }

  get count(): number {
    return Math.max(1, entriesOf(this.calculator.texts, 'eaves'));
  }

  get canAdd(): boolean {
    return this.count < MOST_EAVES;
  }

  /** The eave that is drawn; another link may have fewer. */
  get eave(): number {
    return Math.min(this.chosen, this.count - 1);
  }

  /** The path of a field of that eave. */
  path(field: string, eave = this.eave): string {
    return `eaves.${eave}.${field}`;
  }

  choose(eave: number): void {
    this.chosen = eave;
  }

  /** Another one like the one that is drawn. */
  add(): void {
    const { texts } = this.calculator;
    const prefix = this.path('');
    const copied: Texts = Object.fromEntries(
      Object.entries(texts).flatMap(([path, text]) =>
        path.startsWith(prefix) ? [[path.slice(prefix.length), text]] : [],
      ),
    );
    const added = this.count;
    this.calculator.become({ ...texts, ...eaveTexts(added, copied) });
    this.chosen = added;
  }

  remove(): void {
    this.calculator.become(withoutEntry(this.calculator.texts, 'eaves', this.eave));
    this.chosen = Math.max(0, this.eave - 1);
  }

  /** The wall as its parts, or as it was measured. */
  get wall(): WallWay {
    const stud = this.calculator.texts[this.path('stud')];
    return stud === '2x4' || stud === '2x6' ? stud : 'measured';
  }

  buildWall(way: WallWay): void {
    const {
      [this.path('stud')]: _,
      [this.path('wallType')]: type,
      [this.path('wallIn')]: __,
      ...rest
    } = this.calculator.texts;
    const parts: Texts =
      way === 'measured'
        ? { [this.path('wallIn')]: String(this.measures.wallIn) }
        : { [this.path('stud')]: way, [this.path('wallType')]: type ?? 'siding' };
    this.calculator.become({ ...rest, ...parts });
  }

  /** The drawn eave with its result. */
  get measures(): EaveMeasures {
    const { inputs, outcome } = this.calculator.known;
    const at = Math.min(this.eave, inputs.eaves.length - 1);
    const eave = inputs.eaves[at];
    const reach = outcome.eaves[at];
    const inside = iceBarrierRequirements(inputs).find(({ from }) => from === 'inside-wall');
    return {
      overhangIn: eave?.overhangIn ?? 0,
      wallIn: eave?.wallIn ?? 0,
      rise: eave?.rise ?? 0,
      insideIn: inside?.inches ?? 0,
      isInsideLevel: inside !== undefined && isMeasuredLevel(inside, inputs),
      depthIn: reach?.depthIn ?? 0,
      rows: reach?.rows ?? 0,
      rollWidthIn: inputs.rollWidthIn,
      sideLapIn: inputs.sideLapIn,
    };
  }

  /** CALC-2: the same roof as the user, an inspector, a roofer and an adjuster read it. */
  get readings(): readonly Reading[] {
    const { inputs } = this.calculator.known;
    const parties = [
      { party: 'yours', reading: inputs.reading, measure: inputs.measure } as const,
      ...ICE_PARTIES.map((party) => ({ party, ...ICE_PARTY_VARIANTS[party] })),
    ];
    const compared = compareIceAndWaterShield(
      inputs,
      parties.map(({ reading, measure }) => ({ reading, measure })),
    );
    const at = Math.min(this.eave, inputs.eaves.length - 1);
    return parties.flatMap(({ party, reading, measure }, index) => {
      const one = compared[index];
      if (one === undefined) return [];
      const { totalSf, rolls, eaves } = one.outcome;
      const depthIn = eaves[at]?.depthIn ?? 0;
      return [{ party, reading, measure, depthIn, totalSf, rolls, differenceSf: one.differenceSf }];
    });
  }
}
