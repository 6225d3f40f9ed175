import { ok, type Result } from '../../shared/result.ts';
import type { ProjectListFailure, ProjectPage } from './project-gateway.port.ts';
import { mayList, type ProjectListRequest } from './project-lists.policy.ts';
import type { ProjectLists } from './project-lists.port.ts';

/** A page, and the reason if it is empty because no request was sent. */
export type ProjectListing = ProjectPage & { readonly note: 'team-id-not-provided' | null };

export class ListProjects {
  readonly #lists: ProjectLists;

  constructor(lists: ProjectLists) {
    this.#lists = lists;
  }

  async run(request: ProjectListRequest): Promise<Result<ProjectListing, ProjectListFailure>> {
    const verdict = mayList(request);
    if (!verdict.allowed) return ok({ items: [], next: null, total: 0, note: verdict.why });
    const page = await this.#lists.list(request);
    return page.ok ? ok({ ...page.value, note: null }) : page;
  }
}
