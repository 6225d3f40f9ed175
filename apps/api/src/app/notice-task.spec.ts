import { beforeAll, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../testing/api-for-specs.ts';
import type { Person } from '../testing/api-under-test.ts';
import { noticeTask } from './notice-task.ts';

const api = await apiForSpecs();
let ada: Person;
let grace: Person;

beforeAll(async () => {
  ada = await api.person({ email: 'ada@example.com' });
  grace = await api.person({ email: 'grace@example.com' });
});

async function notice(...args: readonly string[]): Promise<string> {
  const said: string[] = [];
  const { connectionString = '' } = api.sql.options;
  await noticeTask(() => connectionString, args, { write: (text) => said.push(String(text)) > 0 });
  return said.join('');
}

const noticesOf = async (person: Person) => {
  const { body } = await api.call<{ readonly notices: readonly object[] }>('GET', '/v2/profile/', {
    as: person,
  });
  return body.notices;
};

describe('the task notice', () => {
  it('NOTE-1 writes a notice for a person, which replaces the one before', async () => {
    const write = (message: string, ...more: readonly string[]) =>
      notice('write', '--id', 'maintenance', '--message', message, '--to', 'Ada@example.com', ...more);
    expect(await write('Closed on Sunday.')).toBe('maintenance: written for 1 person\n');
    await write(
      'Closed on Monday.',
      '--message-es',
      'Cerrado el lunes.',
      '--action',
      'https://status.example.com',
    );
    expect(await noticesOf(ada)).toMatchObject([
      {
        id: 'maintenance',
        message: 'Closed on Monday.',
        message_es: 'Cerrado el lunes.',
        webAction: 'https://status.example.com',
      },
    ]);
    expect(await noticesOf(grace)).toEqual([]);
    expect(await notice('list')).toBe(
      'maintenance: 1 person: Closed on Monday. / Cerrado el lunes. (https://status.example.com)\n',
    );
  });

  it('NOTE-1 writes to everyone, and removes from everyone', async () => {
    expect(await notice('write', '--id', 'news', '--message', 'New: storms.', '--everyone')).toBe(
      'news: written for 2 people\n',
    );
    expect(await notice('remove', '--id', 'news', '--everyone')).toBe('news: removed from 2 people\n');
    expect(await noticesOf(grace)).toEqual([]);
  });

  it('NOTE-1 tells that nobody has this email', async () => {
    expect(await notice('write', '--id', 'x', '--message', 'Hi.', '--to', 'nobody@example.com')).toBe(
      'x: written for 0 people\n',
    );
  });

  it('NOTE-1 leaves what the product has written', async () => {
    await api.sql.query(
      `insert into notices (person_id, id, message) values ($1, 'own', 'By the product.')`,
      [grace.id],
    );
    await notice('write', '--id', 'own', '--message', 'Mine.', '--everyone');
    await notice('remove', '--id', 'own', '--to', 'grace@example.com');
    expect(await noticesOf(grace)).toMatchObject([{ message: 'By the product.' }]);
  });

  it.each([
    [[], /^notice write --id/],
    [['write', '--id', 'x', '--message', 'Hi.'], /^notice write --id/],
    [['write', '--id', 'x', '--message', 'Hi.', '--everyone', '--to', 'ada@example.com'], /^notice write/],
    [['write', '--id', 'x', '--message', ' ', '--everyone'], /1 to 500 characters/],
    [['write', '--id', 'x', '--message', 'Hi.', '--message-es', '', '--everyone'], /in Spanish .* 1 to 500/],
    [['write', '--id', 'X y', '--message', 'Hi.', '--everyone'], /lower-case/],
    [['write', '--id', 'past_due_notice', '--message', 'Hi.', '--everyone'], /by the product itself/],
    [['write', '--id', 'x', '--message', 'Hi.', '--everyone', '--action', 'http://a.example.com'], /https/],
    [['write', '--id', 'x', '--message', 'Hi.', '--everyone', '--action', '//a.example.com'], /https/],
    [['write', '--everybody'], /^notice write/],
  ])('NOTE-1 refuses %j', async (args, why) => {
    await expect(notice(...args)).rejects.toThrow(why);
  });
});
