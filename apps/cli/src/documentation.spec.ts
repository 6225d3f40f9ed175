import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from './commands.ts';
import { EXIT_CODES } from './command-line/exit-codes.ts';
import { runCli } from './testing/run-cli.ts';

const PAGE = fileURLToPath(new URL('../../../docs/cli.md', import.meta.url));
const CONSOLE = /```console\n(?<session>.*?)```/gs;
/** A command and its output. */
const ENTRY = /^\$ (?<command>.*)\n(?<printed>(?:(?!\$ ).*\n)*)/gm;

describe('docs/cli.md', () => {
  it('CALC-6 shows what the program prints (`--update` rewrites it)', async () => {
    const page = readFileSync(PAGE, 'utf8');
    const files: Record<string, string> = {};
    let anew = '';
    let end = 0;
    for (const block of page.matchAll(CONSOLE)) {
      const session = await played(block.groups?.['session'] ?? '', files);
      anew += `${page.slice(end, block.index)}\`\`\`console\n${session}\`\`\``;
      end = block.index + block[0].length;
    }
    await expect(anew + page.slice(end)).toMatchFileSnapshot(PAGE);
  });

  it('CALC-6 has an example of every command, and every exit code', () => {
    const page = readFileSync(PAGE, 'utf8');
    for (const { name } of COMMANDS) expect(page).toContain(`$ ridgeline ${name}`);
    for (const code of Object.values(EXIT_CODES)) expect(page).toMatch(new RegExp(`^\\| ${code} `, 'm'));
  });
});

/** A minimal shell for the page's examples: `> file`, `echo $?`, and `cat`, whose output defines the file. */
async function played(session: string, files: Record<string, string>): Promise<string> {
  let anew = '';
  let exitCode = 0;
  for (const { groups } of session.matchAll(ENTRY)) {
    const { command = '', printed = '' } = groups ?? {};
    const [called = '', file] = command.split(' > ');
    const ran = called.startsWith('ridgeline') ? await runCli(called, { files }) : null;
    if (ran !== null) exitCode = ran.exitCode;
    if (called.startsWith('cat ')) files[called.slice('cat '.length)] = printed;
    if (file !== undefined) files[file] = ran?.out ?? '';
    const out = ran === null ? printed : file === undefined ? ran.out + ran.err : ran.err;
    anew += `$ ${command}\n${called === 'echo $?' ? `${exitCode}\n` : out}`;
  }
  return anew;
}
