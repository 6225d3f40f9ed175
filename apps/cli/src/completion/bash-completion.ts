import type { Command, Flag } from '../command-line/command.ts';
import { firstWords, flagsOf, readsFile, takesFile, valuesOf, wordsAfter } from './completion-words.ts';

export function bashCompletion(commands: readonly Command[]): string {
  return [
    '# Completion of ridgeline for bash. To load it: source <(ridgeline completion bash)',
    '_ridgeline() {',
    "  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command='' words='' word",
    '  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do',
    '    case "${command:+$command }$word" in',
    `      ${commands.map(({ name }) => quoted(name)).join(' | ')}) command="\${command:+$command }$word" ;;`,
    '    esac',
    '  done',
    '  case "$command $previous" in',
    ...commands.flatMap((command) => flagsOf(command).flatMap((flag) => valueCase(command, flag))),
    '  esac',
    '  case "$command" in',
    `    '') words=${quoted(firstWords(commands).join(' '))} ;;`,
    ...commands.map((command) => wordsCase(command, commands)),
    '  esac',
    '  COMPREPLY=($(compgen -W "$words" -- "$current"))',
    `  case "$command" in ${commands
      .filter(readsFile)
      .map(({ name }) => quoted(name))
      .join(' | ')}) COMPREPLY+=($(compgen -f -- "$current")) ;; esac`,
    '}',
    'complete -F _ridgeline ridgeline',
  ].join('\n');
}

function valueCase({ name }: Command, flag: Flag): readonly string[] {
  if (flag.takes === undefined) return [];
  const reply = takesFile(flag) ? '-f' : `-W ${quoted(valuesOf(flag).join(' '))}`;
  return [
    `    ${quoted(`${name} --${flag.name}`)}) COMPREPLY=($(compgen ${reply} -- "$current")); return ;;`,
  ];
}

function wordsCase(command: Command, commands: readonly Command[]): string {
  const flags = flagsOf(command).map(({ name }) => `--${name}`);
  return `    ${quoted(command.name)}) words=${quoted([...wordsAfter(command, commands), ...flags].join(' '))} ;;`;
}

/** Names of commands, flags and options contain no quotes. */
function quoted(text: string): string {
  return `'${text}'`;
}
