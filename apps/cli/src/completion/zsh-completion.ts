import { type Locale, say } from '@ridgeline/core/shared';
import { commandMessages } from '../command-line/cli.messages.ts';
import type { Command, Flag } from '../command-line/command.ts';
import { firstWords, flagsOf, readsFile, takesFile, valuesOf, wordsAfter } from './completion-words.ts';
import { flagMessages } from '../command-line/flags.messages.ts';

export function zshCompletion(commands: readonly Command[], locale: Locale): string {
  const first = firstWords(commands);
  const described = commands
    .filter(({ name }) => first.includes(name))
    .map(({ name }) => quoted(`${name}:${say(commandMessages, locale, name)}`));
  return [
    '#compdef ridgeline',
    '# Completion of ridgeline for zsh. To load it: source <(ridgeline completion zsh)',
    '_ridgeline() {',
    "  local command='' word; local -a commands",
    '  for word in "${(@)words[2,CURRENT-1]}"; do',
    '    case "${command:+$command }$word" in',
    `      (${commands.map(({ name }) => quoted(name)).join('|')}) command="\${command:+$command }$word" ;;`,
    '    esac',
    '  done',
    '  case "$command" in',
    `    ('') commands=(${described.join(' ')}); _describe command commands ;;`,
    ...commands.map((command) => commandCase(command, commands, locale)),
    '  esac',
    '}',
    'if [[ "${funcstack[1]}" == _ridgeline ]]; then _ridgeline "$@"; else compdef _ridgeline ridgeline; fi',
  ].join('\n');
}

/** `_arguments` takes the first word for the command, so the words before it are shifted away. */
function commandCase(command: Command, commands: readonly Command[], locale: Locale): string {
  const { name } = command;
  const shift = name.split(' ').length;
  const words = wordsAfter(command, commands);
  const place = command.operand?.many === true ? '*' : '1';
  const terms = [
    ...flagsOf(command).map((flag) => flagTerm(flag, locale)),
    ...(words.length === 0 ? [] : [`${place}:word:(${words.join(' ')})`]),
    ...(readsFile(command) ? [`${place}:file:_files`] : []),
  ];
  return `    (${quoted(name)}) shift ${shift} words; (( CURRENT -= ${shift} )); _arguments ${terms.map(quoted).join(' ')} ;;`;
}

/** `--way[How waste is figured.]:WAY:(flat complexity cut-edge)` */
function flagTerm(flag: Flag, locale: Locale): string {
  const { name, takes, says } = flag;
  const option = `*--${name}[${say(flagMessages, locale, says).replaceAll(/[[\]\\]/g, String.raw`\$&`)}]`;
  if (takes === undefined) return option;
  return `${option}:${takes}:${takesFile(flag) ? '_files' : `(${valuesOf(flag).join(' ')})`}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
