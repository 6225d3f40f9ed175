import * as z from 'zod/mini';
import { page, readParameters, text } from '../wire/parameters.ts';
import { answered } from '../wire/stripe-failure.ts';
import type { Route } from './route.ts';

const LISTED = z.strictObject({ ...page, type: z.optional(text) });

export const EVENT_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: '/events',
    async run({ objects, given }) {
      const { type, ...range } = readParameters(LISTED, given);
      return answered(await objects.list('event', '/v1/events', range, type === undefined ? {} : { type }));
    },
  },
  {
    method: 'GET',
    path: '/events/:id',
    run: async ({ objects, id }) => answered(await objects.get('event', id)),
  },
];
