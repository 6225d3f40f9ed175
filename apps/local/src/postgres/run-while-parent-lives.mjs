// Runs one command for as long as its parent process lives. A killed process cannot stop its children; therefore this
// process is the parent of Postgres, and notices when the channel to our process closes, for whatever reason.
// Only Node's own modules, so that it starts fast.
import { spawn } from 'node:child_process';

const STOP_TIMEOUT = 20_000;

const { command, args, options } = JSON.parse(process.argv[2]);
const child = spawn(command, args, { ...options, stdio: 'inherit' });
child.on('spawn', () => process.connected && process.send({ processId: child.pid }));
child.on('error', (problem) => {
  process.stderr.write(`${problem.message}\n`);
  process.exit(127);
});
child.on('exit', (code) => process.exit(code ?? 1));

process.on('disconnect', stop);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

// For Postgres, SIGINT means an orderly shutdown that does not wait for clients.
function stop() {
  child.kill('SIGINT');
  setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT).unref();
}
