import { fail, ok, say } from '@ridgeline/core/shared';
import type { Command } from '../command-line/command.ts';
import { EXIT_CODES } from '../command-line/exit-codes.ts';
import { API, apiIn } from './api-flag.ts';
import { keepSession } from '../session/kept-sessions.ts';
import { poolFailure } from './session-token.ts';
import { signInMessages } from './sign-in.messages.ts';

// ADR 48
export const signInCommand: Command = {
  name: 'sign-in',
  flags: [API],
  operand: null,
  example: 'ridgeline sign-in --api https://ridgeline.example.com/api',
  answer: async ({ flags, locale, streams }) => {
    const api = apiIn({ flags, streams });
    if (!api.ok) return api;
    const email = await streams.ask(`${say(signInMessages, locale, 'email')} `);
    const password = email && (await streams.askSecret(`${say(signInMessages, locale, 'password')} `));
    if (email === null || password === null) return fail([{ code: 'terminal-required' }]);
    if (email === '' || password === '') return fail([{ code: 'nothing-typed' }]);
    const pool = await streams.userPool();
    const place = await pool.placeOf(api.value);
    if (!place.ok) return fail([{ code: 'api-unreachable', api: api.value }]);
    const tokens = await pool.signIn(place.value, email.trim(), password);
    if (!tokens.ok) return fail([poolFailure(place.value, tokens.failure)]);
    const session = { ...tokens.value, email: email.trim(), pool: place.value };
    await keepSession(streams.sessions, api.value, session);
    return ok({
      data: { api: api.value, email: session.email },
      text: say(signInMessages, locale, 'signed-in', { email: session.email, api: api.value }),
      exitCode: EXIT_CODES.ok,
    });
  },
};
