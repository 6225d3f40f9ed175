import { AllowanceGateway, type AllowanceFailure } from '../../plans/allowance-gateway.port.ts';
import type { Allowances } from '../../plans/allowances.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { someAllowances } from './plan.builder.ts';

/** Allowances in memory, the same for everybody. */
export class FakeAllowanceGateway extends AllowanceGateway {
  allowances: Allowances = someAllowances();
  readonly askedFor: string[] = [];
  #failure: AllowanceFailure | null = null;

  /** Makes every later load fail with this code; null ends that. */
  failWith(failure: AllowanceFailure | null): void {
    this.#failure = failure;
  }

  override async load(userId: string): Promise<Result<Allowances, AllowanceFailure>> {
    this.askedFor.push(userId);
    return this.#failure === null ? ok(this.allowances) : fail(this.#failure);
  }
}
