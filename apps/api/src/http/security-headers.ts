import type { FastifyInstance } from 'fastify';

/** Where a page may connect to and be framed from, beside its own origin. */
export type Origins = { readonly connect: readonly string[]; readonly secure: boolean };

/**
 * The one inline style the component library writes at start; it is allowed by its hash, and nothing else inline is.
 */
export function securityHeaders(app: FastifyInstance, origins: Origins): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...origins.connect].join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

  app.addHook('onRequest', async (_, reply) => {
    reply.headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      ...(origins.secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    });
  });
}
