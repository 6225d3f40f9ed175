import { expect, it } from 'vitest';
import { httpDesk } from './http-desk.ts';

it('ADR-48 the desk of an API is asked with the key, and without a token', async () => {
  const seen: Request[] = [];
  const desk = httpDesk({ api: 'https://ridgeline.example.com/api/', key: 'rs_test' }, async (request) => {
    seen.push(request);
    return Response.json({ code: 'support-key-ended' }, { status: 401 });
  });
  expect(await desk.report('100042')).toEqual({ ok: false, failure: 'key-ended' });
  const [request] = seen;
  expect(request?.url).toBe('https://ridgeline.example.com/api/support/reports/100042');
  expect(request?.headers.get('x-api-key')).toBe('rs_test');
  expect(request?.headers.get('authorization')).toBeNull();
});
