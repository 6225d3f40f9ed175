import type { Result } from '../shared/result.ts';
import { requireOccId } from './list-guards.policy.ts';
import type { OccProjects } from './occ-projects.port.ts';
import { withFailureCode, type TeamOperationFailure } from './team-call-failure.ts';

export class ListAddressStates {
  readonly #projects: OccProjects;

  constructor(projects: OccProjects) {
    this.#projects = projects;
  }

  async run(
    occId: string | null,
  ): Promise<Result<readonly string[], 'occ-id-required' | TeamOperationFailure<'projects-unavailable'>>> {
    const occ = requireOccId(occId);
    return occ.ok
      ? withFailureCode(await this.#projects.addressStates(occ.value), 'projects-unavailable')
      : occ;
  }
}
