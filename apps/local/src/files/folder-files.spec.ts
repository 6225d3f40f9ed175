import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesContract } from '@ridgeline/api/testing';
import { afterAll, beforeAll } from 'vitest';
import { FolderFiles } from './folder-files.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ridgeline-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

filesContract('FolderFiles', async () => new FolderFiles(folder));
