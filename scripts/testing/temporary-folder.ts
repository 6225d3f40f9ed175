import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that goes away with the run. Open to others, since Postgres runs as another user where we are root. */
export async function temporaryFolder(purpose: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `ridgeline-${purpose}-`));
  await chmod(folder, 0o755);
  return folder;
}
