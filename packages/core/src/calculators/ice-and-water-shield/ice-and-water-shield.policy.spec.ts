import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measures, risingPairs } from '../../testing/calculators/calculators.arbitrary.ts';
import { iceAndWaterShieldInputs } from '../../testing/calculators/ice-and-water-shield.arbitrary.ts';
import { iceInputs } from '../../testing/calculators/ice-and-water-shield.builder.ts';
import { CODE_EDITIONS } from '../code-edition.ts';
import type { Eave, IceAndWaterShieldInputs } from './ice-and-water-shield.inputs.ts';
import { evaluateIceAndWaterShield } from './ice-and-water-shield.policy.ts';
import { WISCONSIN_ICE_BARRIER } from './ice-barrier-rules.ts';

const CASES = [
  {
    id: 'I1',
    L: 100,
    o: 12,
    w: 4.5,
    r: 6,
    edition: 2021,
    d: 45.28,
    rows: 2,
    sf: [377.34, 450, 600],
    rolls: 3,
  },
  { id: 'I3', L: 50, o: 0, w: 4.5, r: 8, edition: 2021, d: 36, rows: 1, sf: [150, 150, 150], rolls: 1 },
  {
    id: 'I3b',
    L: 50,
    o: 0,
    w: 4.5,
    r: 8,
    edition: 2024,
    d: 34.253,
    rows: 1,
    sf: [142.72, 150, 150],
    rolls: 1,
  },
  {
    id: 'I3b',
    L: 50,
    o: 0,
    w: 4.5,
    r: 8,
    edition: 2012,
    d: 34.253,
    rows: 1,
    sf: [142.72, 150, 150],
    rolls: 1,
  },
  {
    id: 'I7',
    L: 180,
    o: 24,
    w: 6,
    r: 6,
    edition: 2021,
    d: 60.374,
    rows: 2,
    sf: [905.61, 1080, 1080],
    rolls: 6,
  },
] as const;

describe('ice and water shield', () => {
  it.each(CASES)('CALC-2 $id, edition $edition', ({ L, o, w, r, edition, d, rows, sf, rolls }) => {
    const inputs = iceInputs({ lengthFt: L, overhangIn: o, wallIn: w, rise: r }, { edition });
    const [actualSf, halfRollSf, fullRollSf] = sf;
    const areas = { actualSf, halfRollSf, fullRollSf };
    expect(evaluateIceAndWaterShield(inputs)).toMatchObject({
      eaves: [{ depthIn: d, rows, ...areas }],
      ...areas,
      totalSf: actualSf,
      rolls,
    });
  });

  it.each(CODE_EDITIONS)(
    'CALC-2 I4c 28.8 in at 9:12 is exactly 36 in, and so one row, edition %i',
    (edition) => {
      const inputs = iceInputs({ overhangIn: 0.8, wallIn: 4, rise: 9 }, { edition });
      expect(evaluateIceAndWaterShield(inputs).eaves).toMatchObject([
        { depthIn: 36, rows: 1, fullRollSf: 300 },
      ]);
      const over = iceInputs({ overhangIn: 0.801, wallIn: 4, rise: 9 }, { edition });
      expect(evaluateIceAndWaterShield(over).eaves).toMatchObject([{ rows: 2, fullRollSf: 600 }]);
    },
  );

  it('CALC-2 measures 24 inches along the slope where it is read so', () => {
    const { eaves } = evaluateIceAndWaterShield(iceInputs({}, { reading: 'along-slope' }));
    expect(eaves).toMatchObject([{ depthIn: 42.448, rows: 2 }]);
  });

  it('CALC-2 takes the larger of 24 inside and 36 up the slope, not the sum, where the wall is near the edge', () => {
    expect(depthAt({ overhangIn: 5.95, wallIn: 0, rise: 8 })).toBe(36);
    expect(depthAt({ overhangIn: 5.96, wallIn: 0, rise: 8 })).toBe(36.007);
    expect(depthAt({ overhangIn: 0, wallIn: 0, rise: 7.999 })).toBeLessThan(29);
    expect(depthAt({ overhangIn: 0, wallIn: 0, rise: 14 })).toBeGreaterThan(36);
  });

  it('CALC-2 Wisconsin: 30 in from the edge and 12 in past the wall, up the slope, instead of the code', () => {
    const wisconsin = { localRule: WISCONSIN_ICE_BARRIER };
    expect(depthAt({ overhangIn: 0, wallIn: 5, rise: 4 }, wisconsin)).toBe(30);
    expect(depthAt({ overhangIn: 24, wallIn: 5, rise: 4 }, wisconsin)).toBe(42.569);
  });

  it('CALC-2 lays nothing where the rule that stands asks for nothing on this slope', () => {
    const steepOnly = WISCONSIN_ICE_BARRIER.requirements.map((requirement) => ({
      ...requirement,
      fromRise: 8,
    }));
    const localRule = { ...WISCONSIN_ICE_BARRIER, requirements: steepOnly };
    expect(evaluateIceAndWaterShield(iceInputs({}, { localRule }))).toMatchObject({ totalSf: 0, rolls: 0 });
  });

  it('CALC-2 a local rule besides the code can only ask for more', () => {
    fc.assert(
      fc.property(iceAndWaterShieldInputs(), (inputs) => {
        const besides = { ...inputs, localRule: { ...WISCONSIN_ICE_BARRIER, stands: 'besides' as const } };
        const code = evaluateIceAndWaterShield({ ...inputs, localRule: null });
        for (const [at, eave] of evaluateIceAndWaterShield(besides).eaves.entries()) {
          expect(eave.depthIn).toBeGreaterThanOrEqual(code.eaves[at]?.depthIn ?? Infinity);
        }
      }),
    );
  });

  it('CALC-2 adds up several eaves, each with its own pitch, overhang and wall, and valleys apart', () => {
    const inputs = iceInputs({}, { valleysFt: 20, measure: 'half-roll' });
    const second: Eave = { lengthFt: 50, overhangIn: 0, wallIn: 4.5, wall: null, rise: 8 };
    const outcome = evaluateIceAndWaterShield({ ...inputs, eaves: [...inputs.eaves, second] });
    expect(outcome).toMatchObject({
      actualSf: 527.34,
      halfRollSf: 600,
      fullRollSf: 750,
      valleysSf: 60,
      totalSf: 660,
      rowsFt: 250,
      rolls: 5,
    });
  });

  it.each(['overhangIn', 'wallIn', 'rise', 'lengthFt'] as const)(
    'CALC-2 never falls as %s grows',
    (field) => {
      const max = { overhangIn: 120, wallIn: 24, rise: 24, lengthFt: 10_000 }[field];
      fc.assert(
        fc.property(iceAndWaterShieldInputs(), risingPairs({ min: 0, max }), (inputs, [less, more]) => {
          const [low, high] = [less, more].map((value) =>
            evaluateIceAndWaterShield({
              ...inputs,
              eaves: inputs.eaves.map((eave) => ({ ...eave, [field]: value })),
            }),
          );
          expect(high?.totalSf).toBeGreaterThanOrEqual(low?.totalSf ?? Infinity);
          expect(high?.rolls).toBeGreaterThanOrEqual(low?.rolls ?? Infinity);
          for (const [at, eave] of (high?.eaves ?? []).entries()) {
            expect(eave.depthIn).toBeGreaterThanOrEqual(low?.eaves[at]?.depthIn ?? Infinity);
            expect(eave.rows).toBeGreaterThanOrEqual(low?.eaves[at]?.rows ?? Infinity);
          }
        }),
      );
    },
  );

  it('CALC-1 actual is at most half roll, and half roll at most full roll', () => {
    fc.assert(
      fc.property(iceAndWaterShieldInputs(), (inputs) => {
        const outcome = evaluateIceAndWaterShield(inputs);
        for (const { actualSf, halfRollSf, fullRollSf } of [outcome, ...outcome.eaves]) {
          expect(actualSf).toBeLessThanOrEqual(halfRollSf);
          expect(halfRollSf).toBeLessThanOrEqual(fullRollSf);
        }
      }),
    );
  });

  it('CALC-2 lays rows that reach, and none that is not needed', () => {
    fc.assert(
      fc.property(iceAndWaterShieldInputs(), (inputs) => {
        const { rollWidthIn: W, sideLapIn: lap } = inputs;
        const laid = (rows: number): number => Math.round((rows * W - (rows - 1) * lap) * 1000) / 1000;
        for (const { rows, depthIn } of evaluateIceAndWaterShield(inputs).eaves) {
          expect(laid(rows)).toBeGreaterThanOrEqual(depthIn - 0.0005);
          if (rows > 1) expect(laid(rows - 1)).toBeLessThanOrEqual(depthIn + 0.0005);
        }
      }),
    );
  });

  it('CALC-2 orders rolls that cover the rows and valleys, with less than a roll to spare', () => {
    fc.assert(
      fc.property(iceAndWaterShieldInputs(), (inputs) => {
        const { rolls, rowsFt } = evaluateIceAndWaterShield(inputs);
        const needed =
          (thousandthsOf(rowsFt) + thousandthsOf(inputs.valleysFt)) * thousandthsOf(inputs.rollWidthIn);
        const roll = 12_000n * thousandthsOf(inputs.rollAreaSf);
        expect(BigInt(rolls) * roll >= needed).toBe(true);
        expect(rolls === 0 || BigInt(rolls - 1) * roll < needed).toBe(true);
      }),
    );
  });

  it('CALC-2 editions agree below 8:12', () => {
    fc.assert(
      fc.property(iceAndWaterShieldInputs(), measures({ min: 0, max: 7.999 }), (inputs, rise) => {
        const low = { ...inputs, eaves: inputs.eaves.map((eave) => ({ ...eave, rise })) };
        const outcomes = CODE_EDITIONS.map((edition) => evaluateIceAndWaterShield({ ...low, edition }));
        for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
      }),
    );
  });

  it('CALC-2 one eave is its two halves', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), measures({ min: 0, max: 24 }), (half, rise) => {
        const whole = evaluateIceAndWaterShield(iceInputs({ lengthFt: 2 * half, rise }));
        const [part] = iceInputs({ lengthFt: half, rise }).eaves;
        if (part === undefined) return;
        const halves = evaluateIceAndWaterShield({ ...iceInputs(), eaves: [part, part] });
        expect(halves.rolls).toBe(whole.rolls);
        expect(halves.fullRollSf).toBe(whole.fullRollSf);
      }),
    );
  });

  it('CALC-2 nothing and the most that may be entered', () => {
    const none = iceInputs({ lengthFt: 0, overhangIn: 0, wallIn: 0, rise: 0 });
    expect(evaluateIceAndWaterShield(none)).toMatchObject({
      totalSf: 0,
      rolls: 0,
      eaves: [{ depthIn: 24, rows: 1 }],
    });
    const most = iceInputs({ lengthFt: 10_000, overhangIn: 120, wallIn: 24, rise: 24 });
    expect(evaluateIceAndWaterShield(most)).toMatchObject({
      eaves: [{ depthIn: 375.659, rows: 12 }],
      rolls: 1800,
    });
  });

  it('CALC-2 a lap one thousandth short of the roll still comes out whole', () => {
    const inputs = iceInputs(
      { lengthFt: 10_000, overhangIn: 120, wallIn: 24, rise: 24 },
      { sideLapIn: 35.999 },
    );
    expect(evaluateIceAndWaterShield(inputs).eaves[0]?.rows).toBe(339_661);
  });
});

function depthAt(eave: Partial<Eave>, change: Partial<IceAndWaterShieldInputs> = {}): number | undefined {
  return evaluateIceAndWaterShield(iceInputs(eave, change)).eaves[0]?.depthIn;
}

function thousandthsOf(value: number): bigint {
  return BigInt(Math.round(value * 1000));
}
