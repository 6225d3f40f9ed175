import { processStreams } from './process-streams.ts';
import { run } from './run.ts';

// No `await` at the top: the chunks of commands import the bundle's first chunk, and would wait for its end.
void main();

async function main(): Promise<void> {
  process.exitCode = await run(process.argv.slice(2), processStreams());
}
