import { ok, type Result } from '@ridgeline/core/shared';
import { OccProjects, type TeamCallFailure } from '@ridgeline/core/teams';
import type { ApiClient } from './api-client.ts';
import { resultOf } from './call.ts';
import { teamFailureOf } from './team-failure.ts';

export class HttpOccProjects extends OccProjects {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override addressStates(occId: string): Promise<Result<readonly string[], TeamCallFailure>> {
    const params = { query: { occ_id: occId } };
    return resultOf(
      () => this.#api.GET('/projects/address-states', { params }),
      ({ items }) => ok(items),
      teamFailureOf,
    );
  }

  override jurisdictions(
    occId: string,
    narrow: { readonly state: string; readonly term: string },
  ): Promise<Result<readonly string[], TeamCallFailure>> {
    const params = { query: { occ_id: occId, ...narrow } };
    return resultOf(
      () => this.#api.GET('/projects/jurisdictions', { params }),
      ({ items }) => ok(items),
      teamFailureOf,
    );
  }

  override commercialCount(occId: string): Promise<Result<number, TeamCallFailure>> {
    const params = { query: { occ_id: occId } };
    return resultOf(
      () => this.#api.GET('/projects/commercial', { params }),
      ({ count }) => ok(count),
      teamFailureOf,
    );
  }
}
