#!/usr/bin/env node
// Checks an implementation of the calculators, in any language, against `vectors.json`:
//   node verify.mjs -- <command> [arguments]
// The command reads JSON lines {id, calculator, inputs} on stdin until its end, and writes for each one a JSON line
// {id, outcome} on stdout. Exit codes: 0 all agree, 1 some differ, 2 the command could not be run.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const [separator, command, ...args] = process.argv.slice(2);
if (separator !== '--' || command === undefined) stop('Usage: node verify.mjs -- <command> [arguments]');

const { vectors, schedules } = JSON.parse(readFileSync(new URL('vectors.json', import.meta.url), 'utf8'));
const answers = answersIn(await told(vectors.map(questionOf)));
let failed = 0;
for (const { id, calculator, expected } of vectors) {
  const outcome = answers.get(id);
  const differences = outcome === undefined ? ['no answer'] : differencesOf(expected, outcome, 'outcome');
  if (differences.length > 0) failed += 1;
  for (const difference of differences) say(process.stdout, `${calculator} ${id}: ${difference}`);
}
say(process.stdout, `${vectors.length - failed} of ${vectors.length} vectors agree`);
process.exitCode = failed === 0 ? 0 : 1;

function questionOf({ id, calculator, inputs }) {
  const { schedule } = inputs;
  const whole = schedules.find((one) => one.id === schedule);
  return JSON.stringify({ id, calculator, inputs: whole ? { ...inputs, schedule: whole } : inputs });
}

/** What the command writes when it is asked everything. */
function told(questions) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
    child.stdin.on('error', () => {}); // It ended without reading everything: then answers are missing.
    child.on('error', ({ message }) => stop(message));
    child.on('close', (code) => (code === 0 ? resolve(output) : stop(`The command ended with ${code}.`)));
    child.stdin.end(`${questions.join('\n')}\n`);
  });
}

function answersIn(output) {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return new Map(
    lines.map((line) => {
      try {
        const { id, outcome } = JSON.parse(line);
        return [id, outcome];
      } catch {
        return stop(`Not a JSON line: ${line.slice(0, 200)}`);
      }
    }),
  );
}

/** Members that `expected` does not name may be anything; a list has as many items as expected. */
function differencesOf(expected, actual, path) {
  if (typeof expected !== 'object' || expected === null)
    return Object.is(expected, actual)
      ? []
      : [`${path} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`];
  if (typeof actual !== 'object' || actual === null) return [`${path} is ${JSON.stringify(actual)}`];
  if (Array.isArray(expected) && actual.length !== expected.length)
    return [`${path} has ${actual.length} items, not ${expected.length}`];
  return Object.entries(expected).flatMap(([name, value]) =>
    differencesOf(value, actual[name], `${path}.${name}`),
  );
}

function stop(sentence) {
  say(process.stderr, sentence);
  process.exit(2);
}

function say(stream, sentence) {
  stream.write(`${sentence}\n`);
}
