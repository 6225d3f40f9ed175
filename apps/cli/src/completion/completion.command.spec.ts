import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ALL_COMMANDS, answerOf, runCli } from '../testing/run-cli.ts';

describe('completion', { timeout: 60_000 }, () => {
  it.each([
    [
      '',
      [
        'iws',
        'waste',
        'ventilation',
        'permit-fee',
        'reproduce',
        'facts',
        'pdfs',
        'batch',
        'pause',
        'trial',
        'person',
        'plan',
        'allowance',
        'team',
        'invites',
        'links',
        'report',
        'audit',
        'sign-in',
        'sign-out',
        'doctor',
        'backup',
        'restore',
        'verify',
        'help',
        'version',
        'completion',
      ],
    ],
    ['wa', ['waste']],
    ['waste --ri', ['--rise', '--ridges']],
    ['waste --way ', ['flat', 'complexity', 'cut-edge']],
    ['waste --area 2450 --way c', ['complexity', 'cut-edge']],
    ['permit-fee c', ['check']],
    ['pause w', ['why']],
    ['pause why --no', ['--not-owner', '--no-pauses']],
    ['permit-fee --schedule jo', ['johnstown-co']],
    ['permit-fee schedules --state f', ['fl']],
    ['help permit', ['permit-fee']],
    ['completion ', ['bash', 'zsh', 'fish', '--json', '--lang', '--help', '--version']],
    ['reproduce /dev/nul', ['/dev/null']],
    ['waste --input /dev/nul', ['/dev/null']],
  ])('in bash offers what may follow: ridgeline %s', async (typed, offered) => {
    const { out } = await runCli('completion bash');
    const words = `ridgeline ${typed}`.split(' ');
    const asked = `COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _ridgeline`;
    const { stdout } = await promisify(execFile)('bash', [
      '-c',
      `${out}\n${asked}; printf '%s\\n' "\${COMPREPLY[@]}"`,
    ]);
    expect(stdout.trim().split('\n').toSorted()).toEqual(offered.toSorted());
  });

  // zsh completes what `_arguments` is given only while a line is edited, so its script is read.
  it('in zsh offers an operand once, and the words after `help` as often as it takes them', async () => {
    const { out } = await runCli('completion zsh');
    const argumentsOf = (command: string) =>
      out.split('\n').find((line) => line.trimStart().startsWith(`('${command}') shift`));
    expect(argumentsOf('batch')).toContain("'1:word:(iws waste ventilation permit-fee)'");
    expect(argumentsOf('reproduce')).toContain("'1:file:_files'");
    expect(argumentsOf('help')).toContain("'*:word:(pause ");
  });

  it.each(['bash', 'zsh', 'fish'])('for %s knows every command and every flag', async (shell) => {
    const { out } = await runCli(`completion ${shell}`);
    for (const { name, flags } of ALL_COMMANDS) {
      for (const word of name.split(' ')) expect(out).toContain(word);
      for (const flag of flags)
        expect(out).toContain(shell === 'fish' ? `-l ${flag.name} ` : `--${flag.name}`);
    }
    expect(await answerOf(`completion ${shell}`)).toEqual({ shell, script: out.trimEnd() });
  });
});
