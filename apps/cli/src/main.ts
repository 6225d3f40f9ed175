import { processStreams } from './process-streams.ts';
import { run } from './run.ts';

// No `await` at the top: the bundle is CommonJS, which has none.
void main();

async function main(): Promise<void> {
  process.exitCode = await run(process.argv.slice(2), processStreams());
}
