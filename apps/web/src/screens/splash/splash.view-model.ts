import {
  type Basis,
  codeBasis,
  ICE_BARRIER_EXTENT,
  type CodeEdition,
  type EaveOutcome,
  evaluateIceAndWaterShield,
  type IceAndWaterShieldInputs,
  USUAL_ICE_ROLL,
  wallThickness,
} from '@ridgeline/core/calculators';
import { type AppPath, pathTo } from '@ridgeline/core/routes';
import { requiredText } from '@ridgeline/core/shared';
import { makeAutoObservable } from 'mobx';
import type { Navigation } from '../../view-model/navigation.ts';
import type { EaveMeasures } from '../../parts/eave/eave-measures.ts';
import type { VisitorAddress } from '../../view-model/visitor-address.ts';

export const OVERHANG_IN = { min: 0, max: 24 } as const;
export const RISE = { min: 4, max: 12 } as const;

const EDITION: CodeEdition = 2024;
const { widthIn: rollWidthIn, areaSf: rollAreaSf, sideLapIn } = USUAL_ICE_ROLL;
const NOTHING_TYPED: TypedAhead = { address: '', overhangIn: null, rise: null };
export const INSIDE_WALL_IN = 24;
const WALL = { stud: '2x4', type: 'siding' } as const;

/** The values entered in the prerendered page before this screen was mounted. */
export type TypedAhead = {
  readonly address: string;
  readonly overhangIn: number | null;
  readonly rise: number | null;
};

/** The first page of a visitor: an address field, and a live eave computed by the calculator. */
export class SplashViewModel {
  overhangIn = 16;
  rise = 6;
  wasSubmitted = false;
  readonly rollWidthIn = rollWidthIn;
  readonly edition = EDITION;
  readonly address: VisitorAddress;
  readonly #navigation: Navigation;
  readonly #typedAhead: () => TypedAhead;
  #taken: TypedAhead = NOTHING_TYPED;

  constructor(
    navigation: Navigation,
    address: VisitorAddress,
    typedAhead: () => TypedAhead = () => NOTHING_TYPED,
  ) {
    this.#navigation = navigation;
    this.address = address;
    this.#typedAhead = typedAhead;
    makeAutoObservable(this, { rollWidthIn: false, edition: false, address: false }, { autoBind: true });
    this.#take(typedAhead());
  }

  /** What was entered there while this screen was rendered counts as well, and nothing that was entered here is lost. */
  enter(): void {
    this.#take(this.#typedAhead());
  }

  leave(): void {
    this.address.leave();
  }

  #take(now: TypedAhead): void {
    const before = this.#taken;
    this.#taken = now;
    const { address, overhangIn, rise } = now;
    if (address !== before.address) this.address.begin(address);
    if (overhangIn !== before.overhangIn)
      this.overhangIn = within(overhangIn ?? this.overhangIn, OVERHANG_IN);
    if (rise !== before.rise) this.rise = within(rise ?? this.rise, RISE);
  }

  get addressProblem(): 'required-field' | null {
    return this.wasSubmitted && !requiredText(this.address.text).ok ? 'required-field' : null;
  }

  /** The inputs of the drawing. */
  get measures(): EaveMeasures {
    const { overhangIn, rise } = this;
    const wallIn = wallThickness(WALL.stud, WALL.type);
    return {
      overhangIn,
      wallIn,
      rise,
      insideIn: INSIDE_WALL_IN,
      isInsideLevel: true,
      depthIn: this.reach.depthIn,
      rows: this.reach.rows,
      rollWidthIn,
      sideLapIn,
    };
  }

  // CALC-2
  get reach(): Pick<EaveOutcome, 'depthIn' | 'rows'> {
    const eave = {
      lengthFt: 0,
      overhangIn: this.overhangIn,
      wallIn: wallThickness(WALL.stud, WALL.type),
      wall: WALL,
      rise: this.rise,
    };
    const inputs: IceAndWaterShieldInputs = {
      eaves: [eave],
      valleysFt: 0,
      edition: EDITION,
      reading: 'horizontal',
      designation: 'unknown',
      structure: 'conditioned',
      covering: 'asphalt-shingle',
      windMph: null,
      localRule: null,
      measure: 'actual',
      rollWidthIn,
      rollAreaSf,
      sideLapIn,
    };
    return evaluateIceAndWaterShield(inputs).eaves[0] ?? { depthIn: 0, rows: 0 };
  }

  get basis(): Basis {
    return codeBasis(ICE_BARRIER_EXTENT, EDITION);
  }

  /** D NAV-5.2: the whole calculator, with the eave as it is drawn here. */
  get calculatorPath(): AppPath {
    const { overhangIn, rise } = this;
    return pathTo(
      'estimate',
      { type: 'iws' },
      {
        edition: String(EDITION),
        'eaves.0.lengthFt': '50',
        'eaves.0.overhangIn': String(overhangIn),
        'eaves.0.rise': String(rise),
        'eaves.0.stud': WALL.stud,
        'eaves.0.wallType': WALL.type,
      },
    );
  }

  changeOverhang(inches: number): void {
    this.overhangIn = within(inches, OVERHANG_IN);
  }

  changeRise(rise: number): void {
    this.rise = within(rise, RISE);
  }

  /** NAV-3: a visitor's report starts with the address only; the next screen asks for the rest. */
  submit(): void {
    this.wasSubmitted = true;
    const address = requiredText(this.address.text);
    if (address.ok) this.#navigation.go(pathTo('pendingReport', {}, { address: address.value }));
  }
}

function within(value: number, { min, max }: { readonly min: number; readonly max: number }): number {
  return Math.min(max, Math.max(min, Math.round(value)));
}
