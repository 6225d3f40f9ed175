import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { type Origins, securityHeaders } from './security-headers.ts';

async function headersAt(url: string, origins: Partial<Origins>) {
  const api = Fastify();
  securityHeaders(api, { connect: ['https://pool.example'], images: [], secure: true, ...origins });
  const { headers } = await api.inject(url);
  await api.close();
  return headers;
}

async function policyAt(url: string, origins: Partial<Origins>): Promise<string[]> {
  return String((await headersAt(url, origins))['content-security-policy']).split('; ');
}

const stripe = { stripe: true };
const google = { google: true };
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types ridgeline-service-worker'];

describe('the Content-Security-Policy', () => {
  it('PLAN-9 admits Stripe to a page that takes cards, whose scripts know no Trusted Types', async () => {
    const policy = await policyAt('/plans/purchase?sku=plan_premium', stripe);
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com");
    expect(policy).toContain(
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    );
    expect(policy).toContain("connect-src 'self' https://pool.example https://api.stripe.com");
    expect(policy).toContain("img-src 'self' data: https://*.stripe.com");
    for (const part of trustedTypes) expect(policy).not.toContain(part);
  });

  it.each(['/', '/plans', '/plans/purchase/else', '/api/v2/profile', '/assets/app.js'])(
    'PLAN-9 admits Stripe to no other page: %s',
    async (url) => {
      const policy = await policyAt(url, stripe);
      expect(policy.join()).not.toContain('stripe');
      expect(policy).toEqual(expect.arrayContaining(trustedTypes));
    },
  );

  it('AUTH-9.2 admits Google’s one-tap prompt to the login screen, by name', async () => {
    const policy = await policyAt('/login?email=ada%40example.com', google);
    expect(policy).toContain("script-src 'self' https://accounts.google.com/gsi/client");
    expect(policy).toContain("style-src 'self' https://accounts.google.com/gsi/style");
    expect(policy).toContain('frame-src https://accounts.google.com/gsi/');
    expect(policy).toContain("connect-src 'self' https://pool.example https://accounts.google.com/gsi/");
    for (const part of trustedTypes) expect(policy).not.toContain(part);
  });

  it.each(['/', '/signup', '/login/else', '/enterpriselogin', '/api/v2/profile', '/assets/app.js'])(
    'AUTH-9.2 admits Google to no other page: %s',
    async (url) => {
      const policy = await policyAt(url, google);
      expect(policy.join()).not.toContain('google');
      expect(policy).toEqual(expect.arrayContaining(trustedTypes));
    },
  );

  it('AUTH-9.2 is told to the page where it admits Google, and nowhere else', async () => {
    const told = async (url: string, origins: Partial<Origins>) =>
      (await headersAt(url, origins))['server-timing'];
    expect(await told('/login', google)).toBe('admits-google');
    // The page that a service worker stores.
    expect(await told('/index.html', google)).toBeUndefined();
    expect(await told('/login', stripe)).toBeUndefined();
  });

  it('AUTH-9.2 admits nobody where no client of Google’s is configured', async () => {
    expect(await policyAt('/login', stripe)).toEqual(await policyAt('/', stripe));
  });

  it('admits a service worker and the manifest of our own, with one policy that names its script', async () => {
    const policy = await policyAt('/', {});
    expect(policy).toEqual(expect.arrayContaining(["worker-src 'self'", "manifest-src 'self'"]));
    expect(policy).toContain('trusted-types ridgeline-service-worker');
  });

  it('PLAN-9 admits nobody where Stripe is not configured', async () => {
    expect(await policyAt('/plans/purchase', {})).toEqual(await policyAt('/plans', {}));
  });
});
