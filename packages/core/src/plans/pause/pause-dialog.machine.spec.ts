import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPlan } from '../../testing/plans/plan.builder.ts';
import { fail, ok } from '../../shared/result.ts';
import {
  initialPauseDialog,
  nextPauseDialog,
  type PauseDialog,
  type PauseDialogEvent,
  type PauseDialogStep,
} from './pause-dialog.machine.ts';
import { pauseOptions } from './pause-options.policy.ts';

const plan = aPlan();
const until = Date.parse('2027-03-02T15:00:00Z');
const options = pauseOptions(plan, Date.parse('2026-03-02T15:00:00Z'));
const [one, two] = options;

const PLAIN = [
  'asked-allowed',
  'asked-too-early',
  'asked-for-nothing',
  'chose-offered',
  'chose-not-offered',
  'confirmed',
  'dismissed',
] as const;
const ANSWERS = ['options-came', 'no-options-came', 'options-failed', 'paused', 'failed'] as const;

type EventCase =
  | { readonly type: (typeof PLAIN)[number] }
  | { readonly type: (typeof ANSWERS)[number]; readonly late: boolean };

/** Next step for each step and event, by name; events not listed are ignored. */
const atRest = {
  'asked-allowed': 'loading-options',
  'asked-too-early': 'unavailable',
  dismissed: 'closed',
} as const;
const choosing = { 'chose-offered': 'choosing', confirmed: 'pausing', dismissed: 'closed' } as const;
const MODEL: Readonly<
  Record<PauseDialogStep['is'], Partial<Record<EventCase['type'], PauseDialogStep['is']>>>
> = {
  closed: atRest,
  unavailable: atRest,
  'no-options': atRest,
  paused: atRest,
  'loading-options': {
    'options-came': 'choosing',
    'no-options-came': 'no-options',
    'options-failed': 'no-options',
    dismissed: 'closed',
  },
  choosing,
  failed: choosing,
  pausing: { paused: 'paused', failed: 'failed' },
};

function eventOf(event: EventCase, calls: number): PauseDialogEvent {
  const call = 'late' in event && event.late ? calls - 1 : calls;
  switch (event.type) {
    case 'asked-allowed':
      return { type: 'asked', verdict: { allowed: true } };
    case 'asked-too-early':
      return { type: 'asked', verdict: { allowed: false, why: 'paused-within-12-months', until } };
    case 'asked-for-nothing':
      return { type: 'asked', verdict: { allowed: false, why: 'not-monthly' } };
    case 'options-came':
      return { type: 'options-answered', call, answer: ok(options), rememberedMonths: 2 };
    case 'no-options-came':
      return { type: 'options-answered', call, answer: ok([]), rememberedMonths: 2 };
    case 'options-failed':
      return { type: 'options-answered', call, answer: fail('unavailable'), rememberedMonths: 2 };
    case 'chose-offered':
      return { type: 'chose', months: 1 };
    case 'chose-not-offered':
      return { type: 'chose', months: 9 };
    case 'paused':
      return { type: 'pause-answered', call, answer: ok(plan) };
    case 'failed':
      return { type: 'pause-answered', call, answer: fail({ code: 'pause-failed', because: 'unavailable' }) };
    case 'confirmed':
    case 'dismissed':
      return { type: event.type };
  }
}

type Model = { is: PauseDialogStep['is'] };
type Real = { dialog: PauseDialog };

/** `expected`: the model's next step, or null if nothing changes. */
function expectStep(
  before: PauseDialog,
  event: EventCase,
  after: PauseDialog,
  expected: PauseDialogStep['is'] | null,
): void {
  expect(after.step.is).toBe(expected ?? before.step.is);
  if (expected === null) expect(after).toBe(before);
  const called = expected === 'loading-options' || expected === 'pausing';
  expect(after.calls).toBe(before.calls + (called ? 1 : 0));
  if (!('chosen' in after.step)) return;
  expect(after.step.options).toContain(after.step.chosen);
  if (!('chosen' in before.step) || event.type === 'chose-offered') return;
  expect(after.step.chosen).toBe(before.step.chosen);
}

function stepAfter(...events: EventCase[]): PauseDialogStep {
  return dialogAfter(...events).step;
}

function dialogAfter(...events: EventCase[]): PauseDialog {
  return events.reduce(
    (dialog: PauseDialog, event) => nextPauseDialog(dialog, eventOf(event, dialog.calls)),
    initialPauseDialog,
  );
}

class EventCommand implements fc.Command<Model, Real> {
  readonly #event: EventCase;
  constructor(event: EventCase) {
    this.#event = event;
  }
  check(): boolean {
    return true;
  }
  run(model: Model, real: Real): void {
    const before = real.dialog;
    real.dialog = nextPauseDialog(before, eventOf(this.#event, before.calls));
    const late = 'late' in this.#event && this.#event.late;
    const expected = late ? undefined : MODEL[model.is][this.#event.type];
    model.is = expected ?? model.is;
    expectStep(before, this.#event, real.dialog, expected ?? null);
  }
  toString(): string {
    return JSON.stringify(this.#event);
  }
}

const toChoosing: readonly EventCase[] = [{ type: 'asked-allowed' }, { type: 'options-came', late: false }];
const toPausing: readonly EventCase[] = [...toChoosing, { type: 'confirmed' }];
const STEPS = Object.keys(MODEL) as PauseDialogStep['is'][];
const EVENT_CASES: readonly EventCase[] = [
  ...PLAIN.map((type): EventCase => ({ type })),
  ...ANSWERS.map((type): EventCase => ({ type, late: false })),
];

describe('the pause dialog', () => {
  it('PAUSE-7 PAUSE-8 PAUSE-9 goes as its model goes, whatever happens and in whatever order', () => {
    const answers = fc.record({ type: fc.constantFrom(...ANSWERS), late: fc.boolean() });
    const events = fc.oneof(
      fc.constantFrom(...PLAIN).map((type): EventCase => ({ type })),
      answers,
    );
    fc.assert(
      fc.property(
        fc.commands([events.map((it) => new EventCommand(it))], { maxCommands: 60 }),
        (commands) => {
          const model: Model = { is: 'closed' };
          fc.modelRun(() => ({ model, real: { dialog: initialPauseDialog } }), commands);
        },
      ),
      { numRuns: 300 },
    );
  });

  const PATHS: Readonly<Record<PauseDialogStep['is'], readonly EventCase[]>> = {
    closed: [],
    unavailable: [{ type: 'asked-too-early' }],
    'no-options': [{ type: 'asked-allowed' }, { type: 'options-failed', late: false }],
    'loading-options': [{ type: 'asked-allowed' }],
    choosing: toChoosing,
    pausing: toPausing,
    failed: [...toPausing, { type: 'failed', late: false }],
    paused: [...toPausing, { type: 'paused', late: false }],
  };

  it.each(STEPS.flatMap((step) => EVENT_CASES.map((event) => [step, event.type, event] as const)))(
    'PAUSE-7 PAUSE-8 PAUSE-9 from %s, after %s',
    (step, type, event) => {
      const before = dialogAfter(...PATHS[step]);
      expect(before.step.is).toBe(step);
      const after = nextPauseDialog(before, eventOf(event, before.calls));
      expectStep(before, event, after, MODEL[step][type] ?? null);
    },
  );

  const asked = { type: 'asked-allowed' } as const;
  const came = { type: 'options-came', late: false } as const;
  const confirmed = { type: 'confirmed' } as const;

  it('PAUSE-7 offers the options with the remembered one chosen', () => {
    expect(stepAfter(asked)).toEqual({ is: 'loading-options' });
    expect(stepAfter(asked, came)).toEqual({ is: 'choosing', options, chosen: two });
    expect(stepAfter(asked, came, { type: 'chose-offered' })).toEqual({
      is: 'choosing',
      options,
      chosen: one,
    });
  });

  it('PAUSE-9 tells until when to wait', () => {
    expect(stepAfter({ type: 'asked-too-early' })).toEqual({ is: 'unavailable', until });
  });

  it('PAUSE-8 keeps the choice after a failure, and ends with the plan as it then stands', () => {
    const failed = { type: 'failed', late: false } as const;
    expect(stepAfter(asked, came, confirmed)).toEqual({ is: 'pausing', options, chosen: two });
    expect(stepAfter(asked, came, confirmed, failed)).toEqual({ is: 'failed', options, chosen: two });
    expect(stepAfter(asked, came, confirmed, failed, confirmed, { type: 'paused', late: false })).toEqual({
      is: 'paused',
      plan,
    });
  });

  it('PAUSE-8 cannot be dismissed while the pause is on its way', () => {
    expect(stepAfter(asked, came, confirmed, { type: 'dismissed' })).toMatchObject({ is: 'pausing' });
  });

  it('PAUSE-7 drops options of a dialog that was closed and opened again', () => {
    const [first, second] = [1, 2];
    const dialog = dialogAfter(asked, { type: 'dismissed' }, asked);
    const answer = (call: number): PauseDialogEvent => ({
      type: 'options-answered',
      call,
      answer: ok(options),
      rememberedMonths: null,
    });
    expect(nextPauseDialog(dialog, answer(first))).toBe(dialog);
    expect(nextPauseDialog(dialog, answer(second)).step).toEqual({ is: 'choosing', options, chosen: one });
  });
});
