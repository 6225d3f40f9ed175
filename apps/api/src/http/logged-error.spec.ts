import { describe, expect, it } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { loggedError } from './logged-error.ts';

describe('an error in the log', () => {
  it('logs the constraint that refused, and not the values', async () => {
    const database = openDatabase(await freshDatabase());
    const insert = {
      name: 'spec.twice',
      text: `insert into people (id, email, given_name, family_name) values (gen_random_uuid(), $1, 'Ada', 'Marsh')`,
    };
    await database.rows(insert, ['ada@example.com']);
    const problem = await database.rows(insert, ['ada@example.com']).catch((error: Error) => error);
    const logged = loggedError(problem as Error);
    expect(logged).toMatchObject({ code: '23505', constraint: 'people_email_unique', table: 'people' });
    expect(JSON.stringify(logged)).not.toContain('ada@example.com');
    await database.close();
  });

  it('keeps the address of a person out of what a mail server said', () => {
    const { message, stack } = loggedError(new Error('550 <mia@example.com>: no such mailbox'));
    expect(message).toBe('550 <(an email)>: no such mailbox');
    expect(stack).not.toContain('mia@example.com');
  });
});
