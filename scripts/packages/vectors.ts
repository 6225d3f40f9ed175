import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { run } from './child.ts';
import type { PackedWorld } from './packed.ts';

/** The published vectors fit their schema, core agrees with them, and an implementation that errs is found out. */
export async function vectorFindings({ folder, packages }: PackedWorld): Promise<readonly string[]> {
  const place = join(packages.core, 'vectors');
  const json = (file: string): unknown => JSON.parse(readFileSync(join(place, file), 'utf8'));
  const fits = new Ajv2020({ strict: false }).compile(json('vectors.schema.json') as object);
  const verified = async (...command: readonly string[]) =>
    run([join(place, 'verify.mjs'), '--', ...command]);

  const core = join(place, 'core.mjs');
  const wrong = join(folder, 'wrong.mjs');
  writeFileSync(wrong, readFileSync(core, 'utf8').replace('JSON.stringify({ id, outcome })', WRONG));
  writeFileSync(join(folder, 'silent.mjs'), 'process.stdin.resume();');
  const [own, erring, silent, absent] = await Promise.all([
    verified(process.execPath, core),
    verified(process.execPath, wrong),
    verified(process.execPath, join(folder, 'silent.mjs')),
    verified('no-such-command'),
  ]);
  const differing = erring.output.split('\n').filter((line) => line.includes(' is '));
  return [
    ...(fits(json('vectors.json'))
      ? []
      : [`vectors.json does not fit its schema: ${JSON.stringify(fits.errors)}`]),
    ...(own.code === 0 ? [] : [`core differs from the vectors:\n${own.output}`]),
    ...(erring.code === 1 &&
    differing.length === 1 &&
    differing[0]?.startsWith('ice-and-water-shield I7: outcome.rolls is 5, not 6')
      ? []
      : [`a roll too few was not found:\n${erring.output}`]),
    ...(silent.code === 1 ? [] : [`missing answers were not found:\n${silent.output}`]),
    ...(absent.code === 2 ? [] : [`a command that cannot be run ended with ${absent.code}`]),
  ];
}

/** One roll too few, in one case. */
const WRONG =
  "JSON.stringify({ id, outcome: id === 'I7' ? { ...outcome, rolls: outcome.rolls - 1 } : outcome })";
