import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { VARIABLES } from './variables.ts';

const PAGE = fileURLToPath(new URL('../../../../docs/operations.md', import.meta.url));

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

function rowOf(
  name: string,
  variable: { readonly about: string; readonly fallback?: string; readonly isSecret?: true },
): readonly string[] {
  const { about, fallback, isSecret } = variable;
  const without = fallback === undefined ? 'has to be set' : fallback === '' ? 'nothing' : `\`${fallback}\``;
  return [`\`${name}\``, without, isSecret ? `${about} Secret.` : about];
}
