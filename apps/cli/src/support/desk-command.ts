import { fail, ok, type Result } from '@ridgeline/core/shared';
import {
  FindOnePerson,
  type PersonStanding,
  type SeveralPeople,
  type SupportDesk,
  type SupportWord,
} from '@ridgeline/core/support';
import type { CliFailure, CliFailures } from '../command-line/cli-failure.ts';
import { valueOf, type Answer, type Call, type Command, type Flag } from '../command-line/command.ts';
import { DRY_RUN_FLAG, YES_FLAG } from '../command-line/confirmation.ts';
import type { DeskAccess } from '../command-line/streams.ts';
import { API, apiIn } from '../sign-in/api-flag.ts';
import { sessionToken } from '../sign-in/session-token.ts';

const KEY_FILE: Flag = { name: 'key-file', says: 'key-file', takes: 'FILE' };
export const REASON: Flag = { name: 'reason', says: 'reason', takes: 'TEXT' };
/** Of commands that change something. */
export const CHANGE_FLAGS: readonly Flag[] = [REASON, DRY_RUN_FLAG, YES_FLAG];

type DeskCommand = Omit<Command, 'answer'> & {
  readonly answer: (desk: SupportDesk, call: Call) => Promise<Result<Answer, CliFailures>>;
};

/** Of commands that ask the API. */
export const DESK_FLAGS: readonly Flag[] = [KEY_FILE, API];

/** A command that asks the API as the support desk (docs/support.md). */
export function deskCommand({ answer, flags, ...command }: DeskCommand): Command {
  return { ...command, flags: [...flags, ...DESK_FLAGS], answer: (call) => atTheDesk(call, answer) };
}

export async function atTheDesk(
  call: Call,
  answer: DeskCommand['answer'],
): Promise<Result<Answer, CliFailures>> {
  const access = await accessFor(call);
  if (!access.ok) return access;
  const answered = await answer(await call.streams.supportDesk(access.value), call);
  return answered.ok ? answered : fail(answered.failure.map((failure) => withAddress(failure, access.value)));
}

/** The desk does not say which API it was that did not answer. */
function withAddress(failure: CliFailure, { api }: DeskAccess): CliFailure {
  const isUnanswered = failure.code === 'desk-refused' && failure.why === 'unavailable';
  return isUnanswered ? { code: 'api-unreachable', api } : failure;
}

/**
 * A key is no argument, which other users of the machine can read: it is a variable, a file, or standard input. Without one, it is
 * the session of `sign-in`.
 */
async function accessFor({ flags, streams }: Call): Promise<Result<DeskAccess, CliFailures>> {
  const api = apiIn({ flags, streams });
  if (!api.ok) return api;
  const file = valueOf(flags, KEY_FILE.name);
  const given = file === null ? streams.environment['RIDGELINE_KEY'] : await keyIn(file, streams);
  if (given === null) return fail([{ code: 'file-unreadable', file: file ?? '' }]);
  const key = given?.trim() ?? '';
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return ok({ api: api.value, key });
  if (file !== null || key !== '') return fail([{ code: 'key-unusable', source: file ?? 'RIDGELINE_KEY' }]);
  const token = await sessionToken(api.value, streams);
  if (!token.ok) return token;
  return token.value === null ? fail([{ code: 'key-required' }]) : ok({ api: api.value, token: token.value });
}

async function keyIn(
  file: string,
  { readFile, standardInput }: Pick<Call['streams'], 'readFile' | 'standardInput'>,
): Promise<string | null> {
  return (file === '-' ? standardInput() : readFile(file)).catch(() => null);
}

export function reportIn({ operands: [number = ''] }: Pick<Call, 'operands'>): Result<string, CliFailures> {
  return /^\d{1,18}$/.test(number)
    ? ok(number)
    : fail([{ code: 'operand-unreadable', operand: 'report', form: '100042' }]);
}

/** The person whom the operand names: by email address, id or phone number, or the beginning of it. */
export async function personNamed(
  desk: SupportDesk,
  { operands: [term = ''] }: Pick<Call, 'operands'>,
): Promise<Result<PersonStanding, CliFailures>> {
  const found = await new FindOnePerson(desk).run(term);
  return found.ok ? found : fail(deskFailure(found.failure));
}

export function deskFailure(failure: SupportWord | SeveralPeople): CliFailures {
  if (typeof failure === 'string') return [{ code: 'desk-refused', why: failure }];
  return [{ code: 'several-people', people: failure.people.map(({ email }) => email).join(', ') }];
}

const SHORTEST_REASON = 5;

export function reasonIn({ flags }: Pick<Call, 'flags'>): Result<string, CliFailures> {
  const reason = valueOf(flags, REASON.name)?.trim() ?? '';
  return reason.length < SHORTEST_REASON ? fail([{ code: 'reason-required' }]) : ok(reason);
}

/** An answer of the desk, or its failure in words. */
export function atDesk<Value>(result: Result<Value, SupportWord>): Result<Value, CliFailures> {
  return result.ok ? result : fail(deskFailure(result.failure));
}

/** A change is sent a second time if the answer to the first was lost: it carries a key, and is made once. */
export async function sentAgain<Value, Failure>(
  send: () => Promise<Result<Value, Failure | 'unavailable'>>,
): Promise<Result<Value, Failure | 'unavailable'>> {
  const first = await send();
  return !first.ok && first.failure === 'unavailable' ? send() : first;
}
