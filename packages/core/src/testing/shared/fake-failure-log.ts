import { FailureLog, type LoggedFailure } from '../../shared/failure-log.port.ts';

export class FakeFailureLog extends FailureLog {
  readonly noted: { readonly failure: LoggedFailure; readonly why: string }[] = [];

  override note(failure: LoggedFailure, why: string): void {
    this.noted.push({ failure, why });
  }
}
