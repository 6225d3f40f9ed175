import type {
  ProjectListFailure,
  ProjectPage,
  ProjectSummary,
} from '../../reports/lists/project-gateway.port.ts';
import { type ListedJurisdiction, ProjectLists } from '../../reports/lists/project-lists.port.ts';
import type {
  ProjectListRequest,
  ProjectSummariesRequest,
} from '../../reports/lists/project-lists.policy.ts';
import { initialProjectSearch } from '../../reports/lists/project-search.policy.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { FakeProjectGateway } from './fake-project-gateway.ts';
import { FakeReportServer } from './fake-report-server.ts';

/** The owner of a project: a user, alone or in a team. */
export type ProjectOwner = { readonly userId: string; readonly teamId: string | null };

/** Passes `projectListsContract`, as the real adapters do. */
export class FakeProjectLists extends ProjectLists {
  readonly asked: ProjectListRequest[] = [];
  readonly #me: string;
  readonly #rows: { readonly row: ProjectSummary; readonly owner: ProjectOwner }[] = [];
  #failure: ProjectListFailure | null = null;

  readonly #server: FakeReportServer;

  /** Whether a report of the server is archived is read from there. */
  constructor(me: string, server: FakeReportServer = new FakeReportServer()) {
    super();
    this.#me = me;
    this.#server = server;
  }

  add(owner: ProjectOwner, ...rows: readonly ProjectSummary[]): void {
    this.#rows.push(...rows.map((row) => ({ row, owner })));
  }

  failWith(failure: ProjectListFailure | null): void {
    this.#failure = failure;
  }

  override async list(request: ProjectListRequest): Promise<Result<ProjectPage, ProjectListFailure>> {
    this.asked.push(request);
    return this.#of((owner) => isAskedFor(owner, request)).search(request.search);
  }

  override async jurisdictions(
    request: ProjectListRequest,
  ): Promise<Result<readonly ListedJurisdiction[], ProjectListFailure>> {
    if (this.#failure !== null) return fail(this.#failure);
    const found = new Map<string, ListedJurisdiction>();
    for (const { row, owner } of this.#rows) {
      const { municipality: name, state } = row;
      if (name === null || !isAskedFor(owner, request)) continue;
      const projects = (found.get(`${name}, ${state}`)?.projects ?? 0) + 1;
      found.set(`${name}, ${state}`, { name, state, projects });
    }
    return ok([...found.keys()].toSorted().flatMap((key) => found.get(key) ?? []));
  }

  override async summaries(
    request: ProjectSummariesRequest,
  ): Promise<Result<ProjectPage, ProjectListFailure>> {
    const { ownerIds, after, limit } = request;
    const owners = ownerIds.length === 0 ? [this.#me] : ownerIds;
    const page = await this.#of(({ userId }) => owners.includes(userId)).search({
      ...initialProjectSearch,
      after,
      limit,
    });
    return page.ok ? ok({ ...page.value, total: null }) : page;
  }

  #asServed(row: ProjectSummary): ProjectSummary {
    const report = this.#server.find(row.reportNumber);
    if (!report.ok) return row;
    const { archived, mayChange } = report.value;
    return { ...row, archived, mayChange: row.mayChange && mayChange };
  }

  #of(isMeant: (owner: ProjectOwner) => boolean): FakeProjectGateway {
    const projects = new FakeProjectGateway();
    projects.add(...this.#rows.flatMap(({ row, owner }) => (isMeant(owner) ? [this.#asServed(row)] : [])));
    projects.failWith(this.#failure);
    return projects;
  }
}

function isAskedFor(owner: ProjectOwner, request: ProjectListRequest): boolean {
  switch (request.list) {
    case 'mine':
      return owner.userId === request.userId;
    case 'team':
    case 'team-full':
      return owner.teamId === request.teamId;
    case 'by-ownership':
      return request.ownership === 'team' ? owner.teamId === request.teamId : owner.userId === request.userId;
  }
}
