import type { Result } from '../../shared/result.ts';
import type { Locale } from '../../shared/messages.ts';
import type { ProjectListFailure } from './project-gateway.port.ts';
import type { ProjectListRequest } from './project-lists.policy.ts';

/** An export that is running. */
export type RunningExport = {
  /** The table in pieces, as they came. */
  readonly done: Promise<Result<readonly Uint8Array[], ProjectListFailure>>;
  readonly cancel: () => void;
};

/** All projects of a list as a table; the page of its search does not count. */
export abstract class ProjectExport {
  /** `onRows` is called with the number of rows that have come. */
  abstract start(request: ProjectListRequest, locale: Locale, onRows: (rows: number) => void): RunningExport;
}
