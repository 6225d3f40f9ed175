#!/usr/bin/env node
// Committed, so that it can be linked before anything is built. The program beside it is built by `npm start`.
import { existsSync } from 'node:fs';
import module from 'node:module';

// From Node 22 on, what is compiled once is kept for the next call.
module.enableCompileCache?.();

const program = new URL('../dist/bundle/main.js', import.meta.url);
if (existsSync(program)) await import(program.href);
else {
  process.stderr.write(
    'ridgeline is not built yet: run npm start once. / Aún no está compilado: ejecute npm start una vez.\n',
  );
  process.exitCode = 4;
}
