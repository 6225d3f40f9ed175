/**
 * `pnpm rules pause --seed 42 --runs 10000`: runs the specs of the policies that the word names, with that seed and number
 * of runs for every property. `--update` writes `docs/rules.md`, `--check` compares it.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { readRules, type Rule } from './rules/rule.ts';
import { rulesPage } from './rules/rules-page.ts';

const PAGE = 'docs/rules.md';
const flag = { type: 'boolean' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, runs: { type: 'string' }, update: flag, check: flag },
});
const rules = readRules();

if (values.update) writeFileSync(PAGE, rulesPage(rules));
else if (values.check) check();
else run(positionals);

function check(): void {
  if (readFileSync(PAGE, 'utf8') === rulesPage(rules)) return;
  stop(`${PAGE} differs from the policies and their specs: run \`pnpm rules --update\`.`);
}

function run(words: readonly string[]): void {
  for (const [name, value] of [
    ['seed', values.seed],
    ['runs', values.runs],
  ] as const)
    if (value !== undefined && !/^-?\d+$/.test(value)) stop(`--${name} takes a whole number.`);
  const named = rules.filter((rule) => words.every((word) => isNamed(rule, word)));
  const specs = [...new Set(named.flatMap((rule) => rule.specs))];
  if (specs.length === 0) stop(`No policy has specs and is named ${words.join(' ')}.`);
  console.log(
    `${named.length} policies, seed ${values.seed ?? 'of chance'}, ${values.runs ?? 'the usual number of'} runs`,
  );
  const config = 'packages/core/vitest.rules.config.ts';
  const files = specs.map((spec) => relative('packages/core', spec));
  const { status } = spawnSync('node_modules/.bin/vitest', ['run', '--config', config, ...files], {
    stdio: 'inherit',
    env: { ...process.env, RULES_SEED: values.seed ?? '', RULES_RUNS: values.runs ?? '' },
  });
  process.exitCode = status ?? 1;
}

function isNamed({ name, area, marks }: Rule, word: string): boolean {
  return (
    name.includes(word) || area === word || marks.some((mark) => mark === word || mark.startsWith(`${word}.`))
  );
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
