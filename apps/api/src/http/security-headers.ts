import { ADMITS_GOOGLE, promptsGoogle, takesCards } from '@ridgeline/core/routes';
import type { FastifyInstance } from 'fastify';

/** Origins to which a page may connect, or of which it may show pictures, besides its own; `secure`: served by HTTPS. */
export type Origins = {
  readonly connect: readonly string[];
  readonly images: readonly string[];
  readonly secure: boolean;
  /** Whether cards are entered in fields of Stripe's. */
  readonly stripe?: boolean;
  /** Whether the login screen may show Google's one-tap prompt. */
  readonly google?: boolean;
};

/** What a script of others needs. */
type Others = {
  readonly [What in 'script' | 'style' | 'frame' | 'connect' | 'images']: readonly string[];
};

/** What Stripe's script needs (https://docs.stripe.com/security/guide#content-security-policy). */
const STRIPE: Others = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  style: [],
  connect: ['https://api.stripe.com'],
  images: ['https://*.stripe.com'],
};
/** What Google's prompt needs (https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid#content_security_policy). */
const GOOGLE: Others = {
  script: ['https://accounts.google.com/gsi/client'],
  style: ['https://accounts.google.com/gsi/style'],
  frame: ['https://accounts.google.com/gsi/'],
  connect: ['https://accounts.google.com/gsi/'],
  images: [],
};
const NOTHING: Others = { script: [], style: [], frame: [], connect: [], images: [] };

/** The one policy of Trusted Types, which only allows the address of the service worker (ADR 52). */
const SERVICE_WORKER_TYPES = 'ridgeline-service-worker';

/** Browser features that the app never uses, and Stripe's frame must not use either. */
const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'serial', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * The Content-Security-Policy denies by default. Scripts and styles come from our own files only; none is inline. A page
 * in which cards are entered admits Stripe as well (ADR 41), the login screen Google (ADR 63); neither documents that its
 * script knows Trusted Types.
 */
export function securityHeaders(app: FastifyInstance, origins: Origins): void {
  const ofOwnFiles = [
    ...policy(origins, NOTHING),
    "require-trusted-types-for 'script'",
    `trusted-types ${SERVICE_WORKER_TYPES}`,
  ].join('; ');
  const withStripe = policy(origins, STRIPE).join('; ');
  const withGoogle = policy(origins, GOOGLE).join('; ');
  const policyAt = (url: string): string => {
    if (origins.stripe === true && takesCards(url)) return withStripe;
    return admitsGoogle(url) ? withGoogle : ofOwnFiles;
  };
  const admitsGoogle = (url: string): boolean => origins.google === true && promptsGoogle(url);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': policyAt(request.url),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': PERMISSIONS,
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': openerPolicy(request.url),
      // A page cannot read its policy; this header it can (ADR 63).
      ...(admitsGoogle(request.url) && { 'server-timing': ADMITS_GOOGLE }),
      ...(origins.secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    });
  });
}

function policy({ connect, images }: Origins, others: Others): string[] {
  const allow = (what: string, ...from: readonly string[]) => `${what} ${from.join(' ')}`;
  return [
    "default-src 'none'",
    allow('script-src', "'self'", ...others.script),
    allow('style-src', "'self'", ...others.style),
    allow('img-src', "'self'", 'data:', ...images, ...others.images),
    "font-src 'self'",
    allow('connect-src', "'self'", ...connect, ...others.connect),
    "manifest-src 'self'",
    "worker-src 'self'",
    allow('frame-src', ...(others.frame.length === 0 ? ["'none'"] : others.frame)),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
}

/**
 * AUTH-8: Apple's sign-in is a popup, which returns to this page from another origin. Isolated from its opener, it would
 * look as if the user had closed it.
 */
function openerPolicy(url: string): 'unsafe-none' | 'same-origin-allow-popups' {
  return /^\/idpauth(?:[/?]|$)/.test(url) ? 'unsafe-none' : 'same-origin-allow-popups';
}
