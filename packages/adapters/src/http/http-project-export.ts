import {
  ProjectExport,
  type ProjectListFailure,
  type ProjectListRequest,
  type RunningExport,
} from '@ridgeline/core/reports';
import { fail, type Locale, ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { projectListFailureOf } from './project-list-from-wire.ts';
import { projectSearchOnWire } from './project-search-on-wire.ts';

const LINE_END = 10;

export class HttpProjectExport extends ProjectExport {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override start(request: ProjectListRequest, locale: Locale, onRows: (rows: number) => void): RunningExport {
    const abort = new AbortController();
    return {
      done: this.#read(request, locale, onRows, abort.signal),
      cancel: () => abort.abort(),
    };
  }

  async #read(
    request: ProjectListRequest,
    language: Locale,
    onRows: (rows: number) => void,
    signal: AbortSignal,
  ): Promise<Result<readonly Uint8Array[], ProjectListFailure>> {
    const {
      pageNumber: _page,
      limit: _limit,
      withTotal: _total,
      searchAfterIndex: _after,
      ...search
    } = projectSearchOnWire(request.search);
    const query = { ...search, ...ownershipOf(request), language };
    try {
      const { data, response } = await this.#api.GET('/v2/projects/export', {
        params: { query },
        parseAs: 'stream',
        signal,
      });
      if (!data) return fail(projectListFailureOf({ status: response.status, code: null }));
      const pieces: Uint8Array[] = [];
      // The head is a line, too.
      let rows = -1;
      for await (const piece of piecesOf(data)) {
        pieces.push(piece);
        rows += piece.reduce((lines, byte) => lines + (byte === LINE_END ? 1 : 0), 0);
        onRows(Math.max(0, rows));
      }
      return ok(pieces);
    } catch {
      return fail('no-reports-found');
    }
  }
}

function ownershipOf(request: ProjectListRequest) {
  const isTeams = request.list === 'by-ownership' ? request.ownership === 'team' : request.list !== 'mine';
  if (!isTeams || !('teamId' in request)) return { ownership: 'user' } as const;
  return { ownership: 'team', ...(request.teamId !== null && { teamId: request.teamId }) } as const;
}

async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
