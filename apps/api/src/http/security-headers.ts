import type { FastifyInstance } from 'fastify';

/** Origins to which a page may connect, or of which it may show pictures, besides its own; `secure`: served by HTTPS. */
export type Origins = {
  readonly connect: readonly string[];
  readonly images: readonly string[];
  readonly secure: boolean;
};

/** Browser features that the app never uses, and Stripe's frame must not use either. */
const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'serial', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * The Content-Security-Policy denies by default. Scripts and styles come from our own files only; none is inline.
 */
export function securityHeaders(app: FastifyInstance, origins: Origins): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src ${["'self' data:", ...origins.images].join(' ')}`,
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
 * AUTH-8: Apple's sign-in is a popup, which returns to this page from another origin. Isolated from its opener, it would
 * look as if the user had closed it.
 */
function openerPolicy(url: string): 'unsafe-none' | 'same-origin-allow-popups' {
  return /^\/idpauth(?:[/?]|$)/.test(url) ? 'unsafe-none' : 'same-origin-allow-popups';
}
