/**
 * A key of the support desk for the local world that runs on this machine, on standard output:
 * `export RIDGELINE_KEY="$(npm run --silent support-key)"`. It is that of a demo person, who works at the desk from then on.
 */
import { spawnSync } from 'node:child_process';
import { runningWorldData } from '@ridgeline/local/data';

const PERSON = 'dana.whitfield@example.com';
/** As an operator does it: the compiled API, which `npm start` runs. */
const MAIN = 'apps/api/dist/main.js';

const databaseUrl = process.env['DATABASE_URL'] ?? (await runningWorldData(process.env)).databaseUrl;
if (databaseUrl === null) {
  process.stderr.write('Nothing runs here: npm start.\n');
  process.exitCode = 4;
} else {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  for (const words of [
    ['grant', '--email', PERSON, '--reason', 'Tries the support desk on this machine.'],
    ['key', '--email', PERSON],
  ]) {
    const { status } = spawnSync(process.execPath, [MAIN, 'support', ...words], { env, stdio: 'inherit' });
    if (status !== 0) {
      process.exitCode = status ?? 1;
      break;
    }
  }
}
