import { describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';

const api = await apiForSpecs();

const keep = (id: string, email: string) =>
  api.call('POST', '/public/idassociations', { body: { id, email } });
const find = (id: string) => api.call('GET', `/public/idassociations?id=${encodeURIComponent(id)}`);

describe('ids of identity providers', () => {
  it('AUTH-8 keep the first email they came with, whoever comes later', async () => {
    expect((await find('apple/1')).body).toEqual({ id: 'apple/1', email: null });
    expect((await keep('apple/1', 'Ada@Example.com')).status).toBe(204);
    expect((await keep('apple/1', 'mallory@example.com')).status).toBe(204);
    expect((await find('apple/1')).body['email']).toBe('ada@example.com');
  });

  it('VAL-2 take no address that is none', async () => {
    expect(await keep('apple-2', 'nobody')).toMatchObject({ status: 400, body: { code: 'email-invalid' } });
    expect((await find('')).status).toBe(400);
  });
});

describe('a phone number', () => {
  it.each([
    ['(303) 444-1234', 'ok', ''],
    ['(800) 444-1234', 'invalid', 'Phone number must be valid'],
    ['303 555 1234', 'invalid', 'Phone number must be valid'],
  ])('VAL-3 API-4 %s is %s', async (phone, status, message) => {
    const { body } = await api.call('POST', '/public/reports/phone-verification', { body: { phone } });
    expect(body).toEqual({ status, message });
  });
});
