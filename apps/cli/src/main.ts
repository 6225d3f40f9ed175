#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { Clock } from '@ridgeline/core/shared';
import { EXIT_CODES } from './command-line/exit-codes.ts';
import { run } from './run.ts';

class SystemClock extends Clock {
  now(): number {
    return Date.now();
  }
}

// `ridgeline … | head` closes the pipe early, which is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? EXIT_CODES.ok : EXIT_CODES.fault);
});

process.exitCode = await run(process.argv.slice(2), {
  out: (words) => process.stdout.write(words),
  err: (words) => process.stderr.write(words),
  standardInput: () => text(process.stdin),
  readFile: (path) => readFile(path, 'utf8'),
  environment: process.env,
  clock: new SystemClock(),
});
