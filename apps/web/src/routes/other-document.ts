import { redirectDocument, type RouteObject } from 'react-router-dom';

/**
 * A route whose page has another Content-Security-Policy than this one: the browser loads it as a new document, since a
 * policy cannot change within one (ADR 41).
 */
export const otherDocument = {
  loader: ({ request }) => {
    const { pathname, search } = new URL(request.url);
    return redirectDocument(`${pathname}${search}`);
  },
  HydrateFallback: () => null,
} satisfies Pick<RouteObject, 'loader' | 'HydrateFallback'>;
