import { inject, describe, expect, it } from 'vitest';
import '@ridgeline/api/testing/database';
import { openOwnDatabase } from './local-database.ts';
import { StartProblem } from './start-problem.ts';

describe('a DATABASE_URL that does not do', () => {
  const own = (change: (url: URL) => void): string => {
    const url = new URL(inject('postgres').url);
    change(url);
    return url.href;
  };

  it.each([
    ['no address', 'nonsense', /^DATABASE_URL is not the address of a Postgres/],
    ['of something else', 'mysql://localhost/ridgeline', /^DATABASE_URL is not the address of a Postgres/],
    [
      'nobody listens',
      'postgres://someone:secret@127.0.0.1:1/nowhere',
      /127\.0\.0\.1:1\/nowhere: nothing listens there\.$/,
    ],
    ['unknown host', 'postgres://someone:secret@nowhere.invalid/nowhere', /its host is not known\.$/],
  ])('is said in one sentence: %s', async (_, url, sentence) => {
    const problem = await openOwnDatabase(url).catch((each: unknown) => each);
    expect(problem).toBeInstanceOf(StartProblem);
    expect(String(problem)).toMatch(new RegExp(sentence.source.replace('^', '^StartProblem: ')));
    expect(String(problem)).not.toContain('secret');
  });

  it('is said in one sentence: a wrong password, a database that is absent', async () => {
    const wrongPassword = own((url) => (url.password = 'wrong-secret'));
    await expect(openOwnDatabase(wrongPassword)).rejects.toThrow(/password authentication failed for user/);
    const absent = own((url) => (url.pathname = '/absent'));
    await expect(openOwnDatabase(absent)).rejects.toThrow(/database "absent" does not exist\.$/);
  });
});
