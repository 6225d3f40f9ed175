import { fail, type Result } from '@ridgeline/core/shared';
import type { CliFailures } from '../command-line/cli-failure.ts';
import type { Answer, Call, Flag } from '../command-line/command.ts';

/**
 * The same question about a person whom the operand names: the API has the facts, so that none of `facts` may be given.
 * Null without a person.
 */
export function askedOfPerson(
  call: Call,
  facts: readonly Flag[],
  ask: (call: Call) => Promise<Result<Answer, CliFailures>>,
): Promise<Result<Answer, CliFailures>> | null {
  const [person] = call.operands;
  if (person === undefined) return null;
  const given = facts.find(({ name }) => call.flags.has(name));
  return given === undefined
    ? ask(call)
    : Promise.resolve(fail([{ code: 'flags-exclude-each-other', flag: `--${given.name}`, other: person }]));
}
