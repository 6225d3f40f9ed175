import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { BackupProblem } from './backup-problem.ts';

export const MANIFEST = 'manifest.json';
const FORMAT = 1;

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** Below the folder of the backup: `tables/public.people.copy.gz`, `files/logos/…`. */
const path = z.string().check(z.regex(/^(tables|files)(\/(?!\.)[\w.@-]+)+$/));
const stored = { path, sha256: hash, bytes: z.number() };

const tableSchema = z.object({
  ...stored,
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** Of the rows in the order of their key, not compressed: the same in every database that has these rows. */
  content: hash,
  /** How to make the table, if no migration does: one of a stand-in. */
  structure: z.optional(z.array(z.string())),
});

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  madeAt: z.string(),
  /** The migrations of the database, the last one last. */
  migrations: z.array(z.object({ when: z.number(), hash: z.string() })),
  tables: z.array(tableSchema),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), value: z.string(), isCalled: z.boolean() }),
  ),
  files: z.array(z.object({ ...stored, key: z.string() })),
  /** Files that rows name and the storage does not have. PDFs are made again when they are asked for. */
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type TableInBackup = z.infer<typeof tableSchema>;
export type FileInBackup = Manifest['files'][number];

export const EMPTY_MANIFEST = { format: FORMAT, tables: [], sequences: [], files: [], missing: [] } as const;

/** With a hash over everything else, so that a change of the list of files is found, too. */
export function sealed(manifest: Manifest): string {
  // In the order of the schema, as it is read.
  const ordered = manifestSchema.parse(manifest);
  return `${JSON.stringify({ ...ordered, seal: sealOf(ordered) }, null, 2)}\n`;
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new BackupProblem('not-a-backup', folder);
  });
  try {
    const { seal, ...rest } = JSON.parse(text);
    const manifest = manifestSchema.safeParse(rest);
    if (manifest.success && seal === sealOf(manifest.data) && text === sealed(manifest.data))
      return manifest.data;
    if (typeof rest.format === 'number' && rest.format > FORMAT) throw new BackupProblem('newer', folder);
  } catch (problem) {
    if (problem instanceof BackupProblem) throw problem;
  }
  throw new BackupProblem('altered', MANIFEST);
}

function sealOf(manifest: Manifest): string {
  return createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
}
