import type { Clock } from '../../shared/clock.port.ts';
import type { Result } from '../../shared/result.ts';
import type { CancelTimer, Timer } from '../../shared/timer.port.ts';
import {
  fieldSaveAnswered,
  fieldSaveStep,
  hurryField,
  leaveField,
  savedField,
  takeFieldSaveStep,
  type FieldSave,
} from './field-save.policy.ts';

type Callbacks<Value, Failure> = {
  readonly save: (value: Value) => Promise<Result<unknown, Failure>>;
  readonly tell: (outcome: Result<Value, Failure>) => void;
};

/** PROF-5: one self-saving field. The rules are in `field-save.policy.ts`; this class handles timers and responses. */
export class DebouncedSave<Value, Failure> {
  readonly #clock: Clock;
  readonly #timer: Timer;
  readonly #callbacks: Callbacks<Value, Failure>;
  #field: FieldSave<Value>;
  #cancel: CancelTimer | null = null;
  #sending: Promise<void> | null = null;

  constructor(clock: Clock, timer: Timer, saved: Value, callbacks: Callbacks<Value, Failure>) {
    this.#clock = clock;
    this.#timer = timer;
    this.#callbacks = callbacks;
    this.#field = savedField(saved);
  }

  /** The field lost focus with this parsed value. */
  leave(value: Value): void {
    this.#field = leaveField(this.#field, value, this.#clock.now());
    this.#proceed();
  }

  /** The screen is closing: pending changes are saved now rather than lost. Resolves once they are answered. */
  async flush(): Promise<void> {
    this.#field = hurryField(this.#field, this.#clock.now());
    this.#proceed();
    while (this.#sending !== null) await this.#sending;
  }

  #proceed(): void {
    this.#cancel?.();
    this.#cancel = null;
    const now = this.#clock.now();
    const step = fieldSaveStep(this.#field, now);
    this.#field = takeFieldSaveStep(this.#field, step);
    if (step.do === 'wait') this.#cancel = this.#timer.after(step.until - now, () => this.#proceed());
    if (step.do === 'save') this.#sending = this.#send(step.value);
  }

  async #send(value: Value): Promise<void> {
    const answer = await this.#callbacks.save(value);
    this.#field = fieldSaveAnswered(this.#field, answer);
    this.#callbacks.tell(answer.ok ? { ok: true, value } : answer);
    this.#sending = null;
    this.#proceed();
  }
}
