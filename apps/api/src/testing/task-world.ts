import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll } from 'vitest';
import { freshDatabase } from './fresh-database.ts';

/** What the specs of an operator's task need: a database, a folder for its files, and what the task says. */
export class TaskWorld {
  readonly url: string;
  readonly folder: string;
  readonly sql: Pool;
  said = '';
  readonly out = {
    isTTY: false,
    write: (text: unknown) => ((this.said += String(text)), true),
  } as unknown as NodeJS.WriteStream;

  constructor(url: string, folder: string) {
    this.url = url;
    this.folder = folder;
    this.sql = new Pool({ connectionString: url });
  }

  /** Its path. */
  async write(file: string, text: string | Uint8Array): Promise<string> {
    const path = join(this.folder, file);
    await writeFile(path, text);
    return path;
  }

  /** What is said while it runs. */
  async saidBy(act: () => Promise<unknown>): Promise<string> {
    this.said = '';
    await act();
    return this.said;
  }

  async end(): Promise<void> {
    await this.sql.end();
    await rm(this.folder, { recursive: true });
  }
}

/** A world for the specs of one file, removed after the last of them. Await it at the top of the file. */
export async function taskWorld(): Promise<TaskWorld> {
  const world = new TaskWorld(await freshDatabase(), await mkdtemp(join(tmpdir(), 'ridgeline-task-')));
  afterAll(() => world.end());
  return world;
}
