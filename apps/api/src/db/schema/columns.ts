import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, customType, timestamp } from 'drizzle-orm/pg-core';
import { factsHaveSources } from '../facts-have-sources.ts';

export const citext = customType<{ data: string }>({ dataType: () => 'citext' });
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A closed list of words, enforced by the database and by the types. */
export const oneOf = (name: string, column: AnyPgColumn, words: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`);
/** A text with a maximum length. */
export const atMost = (name: string, column: AnyPgColumn, length: number) =>
  check(name, sql`length(${column}) <= ${sql.raw(String(length))}`);
/** A text that matches a pattern. */
export const like = (name: string, column: AnyPgColumn, pattern: string) =>
  check(name, sql`${column} ~ ${sql.raw(`'${pattern}'`)}`);
/** Content of a report, in which no fact is without its source and day. */
export const sourcedFacts = (name: string, content: string) =>
  check(name, sql.raw(factsHaveSources(`${content} -> 'facts'`)));
