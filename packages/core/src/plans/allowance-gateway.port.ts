import type { Result } from '../shared/result.ts';
import type { Allowances } from './allowances.ts';

/** `signed-out`: the session is no longer good. `unavailable`: nobody answered, or not in a way we understand. */
export type AllowanceFailure = 'signed-out' | 'unavailable';

export abstract class AllowanceGateway {
  /** ENT-4: what a person may still use, their own or that of somebody in their team. */
  abstract load(userId: string): Promise<Result<Allowances, AllowanceFailure>>;
}
