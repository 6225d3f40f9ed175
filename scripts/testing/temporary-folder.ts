import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that is removed after the run. Other users can read it, since Postgres runs as one if we are root. */
export async function temporaryFolder(purpose: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `ridgeline-${purpose}-`));
  await chmod(folder, 0o755);
  return folder;
}
