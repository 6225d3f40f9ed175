/** Standard output cannot be written any more: its reader is gone (`EPIPE`), or its disk is full (`ENOSPC`). */
export class OutputLost extends Error {
  readonly code: string;

  constructor(problem: NodeJS.ErrnoException) {
    super(problem.message, { cause: problem });
    this.code = problem.code ?? '';
  }
}
