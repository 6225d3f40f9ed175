/** Fast checks of the staged files, for `.githooks/pre-commit`: format, lint, types, and the contract if it changed. */
import { spawnSync } from 'node:child_process';

const staged = git('diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z').split('\0').filter(Boolean);
const code = staged.filter((file) => /\.(?:ts|tsx|js|mjs|cjs)$/.test(file) && !file.includes('.gen.'));
const formatted = staged.filter((file) => /\.(?:ts|tsx|js|mjs|cjs|json|md|css|ya?ml|html)$/.test(file));

if (formatted.length > 0) run('oxfmt', '--check', '--no-error-on-unmatched-pattern', ...formatted);
if (code.length > 0) {
  run('oxlint', '--deny-warnings', ...code);
  run('tsc', '-b');
}
if (staged.some((file) => file.startsWith('openapi/'))) run('tsx', 'scripts/contract.ts', '--check');

function git(...args: readonly string[]): string {
  return spawnSync('git', args, { encoding: 'utf8' }).stdout;
}

function run(command: string, ...args: readonly string[]): void {
  const { status } = spawnSync(`node_modules/.bin/${command}`, args, { stdio: 'inherit' });
  if (status === 0) return;
  console.error(`\n${command} refused the commit. \`pnpm format\` formats; \`pnpm check\` runs every check.`);
  process.exit(1);
}
