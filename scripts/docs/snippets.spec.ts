import { freshDatabase } from '@ridgeline/api/testing/database';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ShellWorld } from './shell-world.ts';
import { snippetsOf, type Snippet } from './snippets.ts';
import { readSources } from './sources.ts';

const snippets = (await readSources()).flatMap(snippetsOf);
const run = snippets.filter(({ notRun }) => notRun === null);
const inLanguage = (language: string) => run.filter((snippet) => snippet.language === language);

/** What runs or reads the blocks of each language. A drawing is a `text`. */
const CHECKED_BY: Readonly<Record<string, string>> = {
  sh: 'this spec',
  sql: 'this spec',
  csv: 'this spec, as files of its shell blocks',
  json: 'this spec, as the schedule of county.json',
  yaml: 'apps/api/src/configuration/compose-page.spec.ts',
  console: 'apps/cli/src/documentation.spec.ts',
  text: 'nobody',
};

/** Each reason, and how many blocks have it: one more is a decision. */
const NOT_RUN = {
  'a file for PgBouncer': 1,
  'a server sends it': 1,
  'asks for a password in a terminal': 1,
  'needs a container engine': 4,
  'needs a test key of Stripe': 1,
  'needs a user pool of Amazon': 1,
  'needs an API where somebody is signed in': 2,
  'takes half an hour': 1,
};

describe('snippets of the docs', () => {
  it('say in which language they are, and are run or say why not', () => {
    expect(run.filter(({ language }) => !(language in CHECKED_BY)).map(({ where }) => where)).toEqual([]);
    const reasons: Record<string, number> = {};
    for (const { notRun } of snippets) if (notRun !== null) reasons[notRun] = (reasons[notRun] ?? 0) + 1;
    expect(reasons).toEqual(NOT_RUN);
  });

  it('of consoles stand on the page of the command line, which is played', () => {
    expect(new Set(inLanguage('console').map(({ page }) => page))).toEqual(new Set(['cli']));
  });

  it.each(inLanguage('sql').map(named))('run on Postgres: %s', async (_, { text }) => {
    const client = new Client({ connectionString: await freshDatabase() });
    await client.connect();
    await client.query('begin');
    await client.query('create role ridgeline').catch(() => client.query('rollback; begin'));
    await expect(client.query(text)).resolves.toBeDefined();
    await client.end();
  });
});

describe('shell blocks of the docs, on the product', { timeout: 120_000 }, () => {
  let world: ShellWorld;
  beforeAll(async () => {
    world = await ShellWorld.start({
      pack: onlyOne('csv', 'data-packs'),
      plans: onlyOne('csv', 'plans'),
      schedule: onlyOne('json', 'data-packs'),
    });
  }, 120_000);
  afterAll(() => world.stop());

  it.each(inLanguage('sh').map(named))('%s', async (_, snippet) => {
    const { failed, output } = await world.run(snippet);
    expect(failed, output).toEqual([]);
  });

  it('are found out if a command fails with a code that its line does not name', async () => {
    const text = 'ridgeline version\nridgeline bake   # code 3\nfalse # code 1';
    const { failed } = await world.run({ page: 'made-up', text });
    expect(failed).toEqual([{ command: 'ridgeline bake', code: 2 }]);
  });
});

function named(snippet: Snippet): [string, Snippet] {
  return [snippet.where, snippet];
}

function onlyOne(language: string, page: string): string {
  const [one, ...more] = inLanguage(language).filter((snippet) => snippet.page === page);
  if (one === undefined || more.length > 0) throw new Error(`${page}.md has not one block in ${language}`);
  return `${one.text}\n`;
}
