/** The addresses of the worlds started by `scripts/end-to-end.ts`: one for each worker, so that tests do not interfere. */
export const worlds: readonly string[] = (process.env['RIDGELINE_WORLDS'] ?? '').split(' ').filter(Boolean);

export function addressOfWorker(parallelIndex: number): string {
  const address = worlds[parallelIndex];
  if (address === undefined) throw new Error('RIDGELINE_WORLDS names no world: run `pnpm test:e2e`');
  return address;
}
