import type { Result } from '../shared/result.ts';
import type { Allowances } from './allowances.ts';

/** `signed-out`: the session is no longer valid. `unavailable`: no response, or one that cannot be parsed. */
export type AllowanceFailure = 'signed-out' | 'unavailable';

export abstract class AllowanceGateway {
  /** ENT-4: the remaining allowances of the user or of a team member. */
  abstract load(userId: string): Promise<Result<Allowances, AllowanceFailure>>;
}
