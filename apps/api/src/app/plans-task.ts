import { createReadStream } from 'node:fs';
import { basename, resolve } from 'node:path';
import { type PlanOfFile, planFileMessages, type PlanRowError } from '@ridgeline/core/billing';
import { type Locale, say } from '@ridgeline/core/shared';
import { ConfigurationProblem } from '../configuration/variables.ts';
import { openDatabase } from '../db/database.ts';
import { loadPlans } from '../features/products/load-plans.repository.ts';
import { readPlanFile } from '../features/products/plan-file.ts';
import { plansTaskMessages } from '../features/products/plans-task.messages.ts';
import { unpackedText } from '../loading/unpacked-text.ts';

/** More plans than anybody sells. */
const LIMIT = 1024 * 1024;
const WAIT = 30_000;

type Output = Pick<NodeJS.WriteStream, 'write'>;
type Terminal = {
  readonly out: Output;
  readonly err: Output;
  readonly locale: Locale;
  /** Where names of files begin. */
  readonly folder: string;
};

/**
 * `plans check|load <file…>`: the plan files of docs/plans.md. What goes well is on stdout; what is refused is on stderr with its
 * lines, and the answer is false.
 */
export async function plansTask(
  databaseUrl: () => string | Promise<string>,
  [verb = '', ...files]: readonly string[],
  { out, err, locale, folder }: Terminal,
): Promise<boolean> {
  if ((verb !== 'check' && verb !== 'load') || files.length === 0) {
    throw new ConfigurationProblem(say(plansTaskMessages, locale, 'usage'));
  }
  let areRight = true;
  for (const name of files) {
    const plans = await plansIn(name);
    areRight = plans !== null && (verb === 'check' || (await load(name, plans))) && areRight;
    if (plans !== null && verb === 'check') tell('right', name, plans);
  }
  return areRight;

  async function load(name: string, plans: readonly PlanOfFile[]): Promise<boolean> {
    const database = openDatabase(await databaseUrl(), { connections: 1, statement: WAIT, lockWait: WAIT });
    try {
      const refusal = await loadPlans(database, plans);
      if (refusal) {
        const skus = refusal.skus.join(', ');
        refuse(name, say(plansTaskMessages, locale, refusal.is, { skus }));
        return false;
      }
      tell('loaded', name, plans);
      return true;
    } finally {
      await database.close();
    }
  }

  async function plansIn(name: string): Promise<readonly PlanOfFile[] | null> {
    const file = basename(name);
    try {
      const unpacked = await unpackedText(createReadStream(resolve(folder, name)), LIMIT);
      const read = unpacked.ok ? readPlanFile(unpacked.value.text) : null;
      if (read === null) err.write(`${say(plansTaskMessages, locale, 'too-large', { file })}\n`);
      else if (read.ok) return read.value;
      else if (read.failure.code === 'rows-wrong') refuse(name, ...read.failure.errors.map(lineOf));
      else err.write(`${say(plansTaskMessages, locale, 'not-a-plan-file', { file })}\n`);
    } catch (problem) {
      if ((problem as NodeJS.ErrnoException).syscall === undefined) throw problem;
      err.write(`${say(plansTaskMessages, locale, 'no-file', { file })}\n`);
    }
    return null;
  }

  function lineOf({ at, column, reason }: PlanRowError): string {
    const words = say(planFileMessages, locale, reason);
    return column === null
      ? say(plansTaskMessages, locale, 'whole-row-error', { at: String(at), reason: words })
      : say(plansTaskMessages, locale, 'row-error', { at: String(at), column, reason: words });
  }

  function tell(what: 'right' | 'loaded', name: string, plans: readonly PlanOfFile[]): void {
    out.write(`${say(plansTaskMessages, locale, what, { file: basename(name), count: plans.length })}\n`);
    for (const { sku, title, onSale } of plans) {
      const told = { sku, title: title.en, titleEs: title.es };
      out.write(`${say(plansTaskMessages, locale, onSale ? 'sold-plan' : 'retired-plan', told)}\n`);
    }
  }

  function refuse(name: string, ...lines: readonly string[]): void {
    err.write(`${say(plansTaskMessages, locale, 'refused', { file: basename(name) })}\n`);
    for (const line of lines) err.write(`${line}\n`);
  }
}
