// Runs one command for as long as its parent process lives. A process that is killed cannot stop what it started, so
// that Postgres has this parent of its own, which sees the channel to our process close, however that came about.
// Node's own modules only: it is up in a moment.
import { spawn } from 'node:child_process';

const PATIENCE = 20_000;

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

// To Postgres, INT is an orderly end that does not wait for clients.
function stop() {
  child.kill('SIGINT');
  setTimeout(() => child.kill('SIGKILL'), PATIENCE).unref();
}
