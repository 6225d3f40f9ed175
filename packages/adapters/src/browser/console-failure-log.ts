import { FailureLog, type LoggedFailure } from '@ridgeline/core/shared';

/** START-10: logs to the console, which developers and log collectors read. */
export class ConsoleFailureLog extends FailureLog {
  readonly #console: Pick<Console, 'warn'>;

  constructor(console: Pick<Console, 'warn'>) {
    super();
    this.#console = console;
  }

  override note(failure: LoggedFailure, why: string): void {
    this.#console.warn(`${failure}: ${why}`);
  }
}
