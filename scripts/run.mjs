#!/usr/bin/env node
// The bootstrap of `npm start`, `npm run data` and `npm test`: only Node's own modules, since nothing is installed yet.
// It checks Node's version, installs the packages of the lockfile (if it changed), compiles what changed, and runs the task.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs, { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PNPM = 'pnpm@10.34.9';
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const STAMP = join(ROOT, 'node_modules', '.ridgeline-installed');
const DISK_NEEDED = 1_500_000_000;
const TASKS = {
  start: { project: 'apps/local', entry: ['apps/local/dist/main.js'] },
  data: { project: 'apps/local', entry: ['apps/local/dist/data.js'] },
  // It checks the types first, and that compiles everything.
  test: { entry: ['--conditions=@ridgeline/source', '--import', 'tsx', 'scripts/verify.ts'] },
};

const [name, ...args] = process.argv.slice(2);
const task = TASKS[name];
if (!task) stop(`Unknown task '${name ?? ''}'. Tasks: ${Object.keys(TASKS).join(', ')}.`);

checkNode();
checkPurpose();
const env = cleanEnvironment();
install();
compile();
run();

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(`Ridgeline needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
}

function checkPurpose() {
  if (name !== 'start' || process.env.NODE_ENV !== 'production') return;
  stop(
    'npm start is for one machine and holds stand-ins; unset NODE_ENV=production. See docs/operations.md.',
  );
}

// npm exports its own settings as variables, which pnpm would read. NODE_ENV would exclude packages.
function cleanEnvironment() {
  const dropped = /^(npm_config_|NODE_ENV$)/i;
  const kept = /^npm_config_(registry|cache|userconfig|https?_?proxy|noproxy|cafile|yes)$/i;
  const entries = Object.entries(process.env);
  return Object.fromEntries(entries.filter(([name]) => !dropped.test(name) || kept.test(name)));
}

function install() {
  const hash = createHash('sha256').update(process.versions.node);
  // The package of the command line names the file that installing links.
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'apps/cli/package.json'])
    hash.update(readFileSync(join(ROOT, name)));
  const wanted = hash.digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;

  checkWritable();
  const disk = fs.statfsSync(ROOT);
  const free = disk.bavail * disk.bsize;
  if (free < DISK_NEEDED) {
    stop(`Not enough disk: ${Math.floor(free / 1e6)} MB free, ${DISK_NEEDED / 1e6} MB needed to install.`);
  }
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const installed = spawnSync(npx, ['-y', PNPM, 'install', '--frozen-lockfile'], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  });
  if (installed.status !== 0) stop('The packages could not be installed; pnpm says why above.');
  writeFileSync(STAMP, wanted);
}

// Without checking the types, which takes five times as long and is a step of `npm test`. Compiled sources start three
// seconds sooner than sources that are compiled while they are loaded (ADR 35).
function compile() {
  if (task.project === undefined) return;
  const compiler = join(ROOT, 'node_modules', '@typescript', 'native', 'bin', 'tsc');
  const compiled = spawnSync(process.execPath, [compiler, '-b', '--noCheck', task.project], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (compiled.status !== 0) stop('The sources could not be compiled; the compiler says why above.');
  const bundled = spawnSync(process.execPath, [join(ROOT, 'apps', 'cli', 'bundle.mjs')], {
    env,
    stdio: 'inherit',
  });
  if (bundled.status !== 0) stop('The command line could not be bundled; the lines above say why.');
}

function checkWritable() {
  for (const folder of [ROOT, join(ROOT, 'node_modules')].filter(existsSync)) {
    try {
      fs.accessSync(folder, fs.constants.W_OK);
    } catch (problem) {
      const reason = problem.code === 'EROFS' ? 'its disk is read-only' : 'permission denied';
      stop(`The packages cannot be installed: ${folder} cannot be written (${reason}).`);
    }
  }
}

// Passes signals on; Ctrl-C in a terminal reaches the child twice, which counts it once. Ends when the child ends. If this
// process is killed, the child notices that the channel closes.
function run() {
  const child = spawn(process.execPath, [...task.entry, ...args], {
    cwd: ROOT,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  whenNpmIsGone(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

// A signal to npm alone ends npm, or the shell between npm and this process, and does not reach this process.
function whenNpmIsGone(then) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const { name, parent: npm } = processOf(parent);
  const isShell = /^-?(ba|da|a|z|k)?sh$|^busybox$/.test(name);
  const isGone = () => process.ppid !== parent || (isShell && processOf(parent).parent !== npm);
  setInterval(() => isGone() && then(), 1_000).unref();
}

function processOf(id) {
  if (process.platform === 'linux') {
    const [, name, parent] = /\((.*)\) . (\d+)/s.exec(readFileSync(`/proc/${id}/stat`, 'utf8'));
    return { name, parent: Number(parent) };
  }
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(id)], { encoding: 'utf8' });
  const [, parent, command] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '') ?? [];
  return { name: basename(command ?? '').trim(), parent: Number(parent) };
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
