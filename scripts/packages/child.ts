import { spawn } from 'node:child_process';

type Ended = { readonly code: number | null; readonly output: string };

/** Runs Node to its end, without this process's loaders and conditions, which a stranger does not have. */
export async function run(args: readonly string[]): Promise<Ended> {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, output: Buffer.concat(chunks).toString() };
}
