import { ok, type Result } from '@ridgeline/core/shared';
import { OccProjects, type TeamCallFailure } from '@ridgeline/core/teams';
import type { ApiClient } from './api-client.ts';
import { teamCall } from './team-call.ts';

export class HttpOccProjects extends OccProjects {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override async addressStates(occId: string): Promise<Result<readonly string[], TeamCallFailure>> {
    const states = await teamCall(() =>
      this.#api.GET('/projects/address-states', { params: { query: { occ_id: occId } } }),
    );
    return states.ok ? ok(states.value.items) : states;
  }

  override async jurisdictions(
    occId: string,
    narrow: { readonly state: string; readonly term: string },
  ): Promise<Result<readonly string[], TeamCallFailure>> {
    const names = await teamCall(() =>
      this.#api.GET('/projects/jurisdictions', { params: { query: { occ_id: occId, ...narrow } } }),
    );
    return names.ok ? ok(names.value.items) : names;
  }

  override async commercialCount(occId: string): Promise<Result<number, TeamCallFailure>> {
    const counted = await teamCall(() =>
      this.#api.GET('/projects/commercial', { params: { query: { occ_id: occId } } }),
    );
    return counted.ok ? ok(counted.value.count) : counted;
  }
}
