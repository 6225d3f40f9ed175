import type { FastifyReply } from 'fastify';
import { errorPage } from '../provider/error-page.ts';
import type { CodeRequest } from '../store/once.store.ts';

export type AppAnswer =
  | { readonly code: string }
  | { readonly error: string; readonly error_description: string };

/** Redirects back to the app, with the state that it sent. */
export function answerApp(reply: FastifyReply, { redirectUri, state }: CodeRequest, answer: AppAnswer) {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (state !== null) url.searchParams.set('state', state);
  return reply.header('cache-control', 'no-store').redirect(url.href);
}

/** For errors that cannot be sent back to an app. */
export function answerPage(reply: FastifyReply, why: string) {
  return reply
    .code(400)
    .type('text/html')
    .send(errorPage({ title: 'Ridgeline' }, why));
}
