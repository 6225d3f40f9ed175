import type { FastifyInstance } from 'fastify';

/** Where a page may connect to and be framed from, beside its own origin. */
export type Origins = { readonly connect: readonly string[]; readonly secure: boolean };

/** What the app never asks a browser for, and Stripe's frame is not to ask for either. */
const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'serial', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

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

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': PERMISSIONS,
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': openerPolicy(request.url),
      ...(origins.secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    });
  });
}

/**
 * AUTH-8: Apple is asked in a window of its own, which comes back to this page from another origin. Cut off from who
 * opened it, it would look as if somebody had closed it.
 */
function openerPolicy(url: string): 'unsafe-none' | 'same-origin-allow-popups' {
  return /^\/idpauth(?:[/?]|$)/.test(url) ? 'unsafe-none' : 'same-origin-allow-popups';
}
