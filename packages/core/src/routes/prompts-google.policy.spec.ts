import { describe, expect, it } from 'vitest';
import { promptsGoogle } from './prompts-google.policy.ts';
import { ROUTE_NAMES, ROUTES } from './routes.ts';

describe('pages in which Google may prompt', () => {
  it('AUTH-9.2 are the login screen alone, however its path is written', () => {
    const paths = ROUTE_NAMES.map((name) => ROUTES[name].pattern.replace(/[:*]\w*\??/g, '1'));
    expect(paths.filter(promptsGoogle)).toEqual(['/login']);
    expect(promptsGoogle('/Login/?email=ada%40example.com')).toBe(true);
    expect(['/login/more', '//login', '/enterpriselogin', ''].map(promptsGoogle)).not.toContain(true);
  });
});
