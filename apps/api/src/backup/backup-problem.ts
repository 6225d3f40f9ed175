/** Why a backup cannot be made, read or restored. Whoever calls has the words. */
export type BackupProblemCode =
  /** There is something at the place of the backup. */
  | 'folder-exists'
  /** Nothing can be written there. */
  | 'folder-closed'
  /** No backup is there, or one that was not finished. */
  | 'not-a-backup'
  /** The backup is not what was written. */
  | 'altered'
  /** A newer version of the product made it. */
  | 'newer'
  /** Made before migrations that this version no longer has. */
  | 'too-old'
  /** The database to restore into is not empty. */
  | 'database-not-empty'
  | 'database-away'
  | 'disk-full'
  | 'interrupted';

export class BackupProblem extends Error {
  override readonly name = 'BackupProblem';
  readonly code: BackupProblemCode;
  /** Which file, table or address it is about. */
  readonly about: string;

  constructor(code: BackupProblemCode, about: string, options?: ErrorOptions) {
    super(`${code}: ${about}`, options);
    this.code = code;
    this.about = about;
  }
}

const AWAY = /^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|28|3D000|57|08)/;
const CLOSED = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT', 'ENAMETOOLONG']);
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** A failure of the disk or the database by its own code; every other one is a bug. */
export function asBackupProblem(problem: unknown): unknown {
  if (problem instanceof BackupProblem) return problem;
  const { code = '', message = '', name = '' } = problem as NodeJS.ErrnoException;
  const options = { cause: problem };
  if (name === 'AbortError') return new BackupProblem('interrupted', '', options);
  if (FULL.has(code)) return new BackupProblem('disk-full', message, options);
  return AWAY.test(code) ? new BackupProblem('database-away', message, options) : problem;
}

/** A failure to make a folder. */
export function asFolderProblem(problem: unknown, folder: string): unknown {
  const { code = '' } = problem as NodeJS.ErrnoException;
  return CLOSED.has(code)
    ? new BackupProblem('folder-closed', `${folder} (${code})`, { cause: problem })
    : asBackupProblem(problem);
}
