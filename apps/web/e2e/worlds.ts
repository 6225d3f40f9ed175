/** The addresses of the worlds that `scripts/end-to-end.ts` has started: one for each worker, so that no walk meets another. */
export const worlds: readonly string[] = (process.env['RIDGELINE_WORLDS'] ?? '').split(' ').filter(Boolean);

export function addressOfWorker(parallelIndex: number): string {
  const address = worlds[parallelIndex];
  if (address === undefined) throw new Error('RIDGELINE_WORLDS names no world: run `pnpm test:e2e`');
  return address;
}
