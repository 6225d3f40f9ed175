import { fail, ok, type Result } from '@ridgeline/core/shared';
import type { CliFailures } from '../command-line/cli-failure.ts';
import type { Call } from '../command-line/command.ts';
import { apiIn } from './api-flag.ts';
import { sessionToken } from './session-token.ts';

/** An API, and who asks it. */
export type SignedIn = {
  readonly api: string;
  /** A token of now, for calls that take longer than one is valid. Throws while it cannot be renewed. */
  readonly accessToken: () => Promise<string | null>;
};

/** For commands that ask the API as whoever is signed in. */
export async function signedIn(call: Call): Promise<Result<SignedIn, CliFailures>> {
  const api = apiIn(call);
  if (!api.ok) return api;
  const token = await sessionToken(api.value, call.streams);
  if (!token.ok) return token;
  if (token.value === null) return fail([{ code: 'sign-in-required' }]);
  return ok({ api: api.value, accessToken: () => renewedToken(api.value, call) });
}

async function renewedToken(api: string, { streams }: Call): Promise<string | null> {
  const token = await sessionToken(api, streams);
  if (token.ok) return token.value;
  if (token.failure.some(({ code }) => code === 'session-ended')) return null;
  throw new Error('the user pool cannot be reached');
}
