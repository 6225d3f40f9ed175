import { fail, ok, type Result } from '../../shared/result.ts';
import { OccProjects } from '../../teams/occ-projects.port.ts';
import type { TeamCallFailure } from '../../teams/team-call-failure.ts';

export type OccProject = {
  readonly occId: string;
  readonly state: string;
  readonly jurisdiction: string;
  readonly propertyType: 'residential' | 'commercial';
};

/** Passes `occProjectsContract`, as the real adapters do. */
export class FakeOccProjects extends OccProjects {
  readonly asked: string[] = [];
  readonly #projects: OccProject[] = [];
  #refusal: TeamCallFailure | null = null;

  add(...projects: readonly OccProject[]): void {
    this.#projects.push(...projects);
  }

  refuseWith(refusal: TeamCallFailure | null): void {
    this.#refusal = refusal;
  }

  override async addressStates(occId: string): Promise<Result<readonly string[], TeamCallFailure>> {
    return this.#answer(occId, (projects) => distinct(projects.map(({ state }) => state)));
  }

  override async jurisdictions(
    occId: string,
    { state, term }: { readonly state: string; readonly term: string },
  ): Promise<Result<readonly string[], TeamCallFailure>> {
    return this.#answer(occId, (projects) =>
      distinct(projects.flatMap((project) => (project.state === state ? [project.jurisdiction] : []))).filter(
        (name) => name.toLowerCase().includes(term.toLowerCase()),
      ),
    );
  }

  override async commercialCount(occId: string): Promise<Result<number, TeamCallFailure>> {
    return this.#answer(
      occId,
      (projects) => projects.filter(({ propertyType }) => propertyType === 'commercial').length,
    );
  }

  #answer<Value>(
    occId: string,
    value: (projects: readonly OccProject[]) => Value,
  ): Result<Value, TeamCallFailure> {
    this.asked.push(occId);
    if (this.#refusal !== null) return fail(this.#refusal);
    return ok(value(this.#projects.filter((project) => project.occId === occId)));
  }
}

function distinct(names: readonly string[]): readonly string[] {
  return [...new Set(names)].toSorted();
}
