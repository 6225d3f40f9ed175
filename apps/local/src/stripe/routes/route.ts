import type { Objects } from '../objects/objects.ts';
import type { Answer } from '../wire/stripe-failure.ts';

export type Call = {
  readonly objects: Objects;
  /** From the path. */
  readonly id: string;
  readonly of: string;
  /** The parameters of the form or the query. */
  readonly given: unknown;
  readonly by: 'secret' | 'publishable';
};

export type Route = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Names at most `:id`, and `:of` below it. */
  readonly path: string;
  /** Whether a browser may call it, with the publishable key. */
  readonly isPublic?: true;
  readonly run: (call: Call) => Promise<Answer>;
};
