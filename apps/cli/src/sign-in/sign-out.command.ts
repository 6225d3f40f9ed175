import { ok, say } from '@ridgeline/core/shared';
import type { Command } from '../command-line/command.ts';
import { EXIT_CODES } from '../command-line/exit-codes.ts';
import { API, apiIn } from './api-flag.ts';
import { keepSession, keptSession } from '../session/kept-sessions.ts';
import { signInMessages } from './sign-in.messages.ts';

// ADR 48
export const signOutCommand: Command = {
  name: 'sign-out',
  flags: [API],
  operand: null,
  example: 'ridgeline sign-out',
  answer: async ({ flags, locale, streams }) => {
    const api = apiIn({ flags, streams });
    if (!api.ok) return api;
    const session = await keptSession(streams.sessions, api.value);
    if (session === null) {
      const text = say(signInMessages, locale, 'was-not-in', { api: api.value });
      return ok({ data: { api: api.value, email: null }, text, exitCode: EXIT_CODES.no });
    }
    await keepSession(streams.sessions, api.value, null);
    const pool = await streams.userPool();
    const isRevoked = (await pool.revoke(session.pool, session.refreshToken)).ok;
    const word = isRevoked ? 'signed-out' : 'signed-out-here';
    return ok({
      data: { api: api.value, email: session.email, isRevoked },
      text: say(signInMessages, locale, word, { email: session.email }),
      exitCode: isRevoked ? EXIT_CODES.ok : EXIT_CODES.unavailable,
    });
  },
};
