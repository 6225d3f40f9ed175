#!/usr/bin/env node
// Committed, so that it can be linked before anything is built. The program beside it is built by `npm start`.
// CommonJS, as the program is: it starts sooner than modules do (docs/adr/0049).
const { existsSync } = require('node:fs');
const { join } = require('node:path');

// From Node 22 on, what is compiled once is kept for the next call.
if (Number.parseInt(process.versions.node, 10) >= 22) require('node:module').enableCompileCache?.();

const program = join(__dirname, '../dist/bundle/main.cjs');
if (existsSync(program)) require(program);
else {
  process.stderr.write(
    'ridgeline is not built yet: run npm start once. / Aún no está compilado: ejecute npm start una vez.\n',
  );
  process.exitCode = 4;
}
