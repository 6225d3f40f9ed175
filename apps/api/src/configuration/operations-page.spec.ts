import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { configurationFrom } from './configuration.ts';
import { VARIABLES } from './variables.ts';

const docs = (page: string) => fileURLToPath(new URL(`../../../../docs/${page}`, import.meta.url));
const PAGE = docs('operations.md');

describe('the page on operations', () => {
  it('has a row for each variable, and none for what is not one', async () => {
    const page = await readFile(PAGE, 'utf8');
    const table = page.split('<!-- variables -->')[1]?.split('<!-- /variables -->')[0] ?? '';
    const rows = table
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) =>
        line
          .split('|')
          .map((cell) => cell.trim())
          .slice(1, 4),
      );
    expect(rows).toEqual(Object.entries(VARIABLES).map(([name, variable]) => rowOf(name, variable)));
  });
});

describe('the compose file of the docs', () => {
  it('configures a copy, with mail and file storage', async () => {
    const page = await readFile(docs('operators/compose.md'), 'utf8');
    const file = /```yaml\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
    const block = /environment: &environment\n((?: {4}.*\n)+)/.exec(file)?.[1] ?? '';
    const environment = Object.fromEntries(
      [...block.matchAll(/^ {4}([A-Z_]+): (.*)$/gm)].map(([, name = '', value = '']) => [
        name,
        valueOf(name, value),
      ]),
    );
    expect(Object.keys(VARIABLES)).toEqual(expect.arrayContaining(Object.keys(environment)));
    const { mail, files } = configurationFrom(environment);
    expect(mail.url).toBe('smtp://mail:1025');
    expect(files).toMatchObject({ endpoint: 'http://files:7070', bucket: 'ridgeline' });
  });
});

/** What Compose is given from outside. */
function valueOf(name: string, value: string): string {
  if (!value.startsWith('${')) return value;
  return name === 'USER_POOL_ISSUER'
    ? 'https://pool.example/one'
    : 'given from outside, at least 32 characters';
}

function rowOf(
  name: string,
  variable: { readonly about: string; readonly fallback?: string; readonly isSecret?: true },
): readonly string[] {
  const { about, fallback, isSecret } = variable;
  const without = fallback === undefined ? 'has to be set' : fallback === '' ? 'nothing' : `\`${fallback}\``;
  return [`\`${name}\``, without, isSecret ? `${about} Secret.` : about];
}
