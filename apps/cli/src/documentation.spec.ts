import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { say } from '@ridgeline/core/shared';
import { describe, expect, it } from 'vitest';
import { helpMessages } from './command-line/cli.messages.ts';
import { EXIT_CODES } from './command-line/exit-codes.ts';
import { COMMANDS } from './commands.ts';
import { runCli } from './testing/run-cli.ts';

const PAGE = fileURLToPath(new URL('../../../docs/cli.md', import.meta.url));
const CONSOLE = /```console\n(?<session>.*?)```/gs;
/** A command and its output. */
const ENTRY = /^\$ (?<command>.*)\n(?<printed>(?:(?!\$ ).*\n)*)/gm;

describe('docs/cli.md', () => {
  it('CALC-6 shows what the program prints, and is made from its tables (`--update` rewrites it)', async () => {
    const page = generated(readFileSync(PAGE, 'utf8'));
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

  it('CALC-6 has an example of every command', () => {
    const [guide] = readFileSync(PAGE, 'utf8').split('<!-- reference -->');
    for (const { name } of COMMANDS) expect(guide).toMatch(new RegExp(`^(\\$ )?ridgeline ${name}`, 'm'));
  });
});

/** The page with the parts between its markers made anew. */
function generated(page: string): string {
  const parts = { 'exit-codes': exitCodeTable(), reference: reference() };
  return Object.entries(parts).reduce(
    (text, [name, part]) =>
      text.replace(new RegExp(`(<!-- ${name} -->\n).*(<!-- /${name} -->)`, 's'), (_, from, to) => {
        return `${from}\n${part}\n\n${to}`;
      }),
    page,
  );
}

function exitCodeTable(): string {
  const rows = Object.entries(EXIT_CODES).map(
    ([name, code]) => [String(code), say(helpMessages, 'en', name as keyof typeof EXIT_CODES)] as const,
  );
  const all = [['code', 'meaning'] as const, ...rows];
  const [first, second] = [0, 1].map((at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  const line = ([code, meaning]: readonly [string, string]) =>
    `| ${code.padEnd(first ?? 0)} | ${meaning.padEnd(second ?? 0)} |`;
  const [heading, ...lines] = all.map(line);
  return [heading, `| ${'-'.repeat(first ?? 0)} | ${'-'.repeat(second ?? 0)} |`, ...lines].join('\n');
}

/** The help of every command, which `played` fills in. */
function reference(): string {
  return COMMANDS.map(({ name }) => `### ${name}\n\n\`\`\`console\n$ ridgeline help ${name}\n\`\`\``).join(
    '\n\n',
  );
}

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
    const shown = ran?.out.replaceAll('\r\n', '\n') ?? printed;
    const out = ran === null ? printed : file === undefined ? shown + ran.err : ran.err;
    anew += `$ ${command}\n${called === 'echo $?' ? `${exitCode}\n` : out}`;
  }
  return anew;
}
