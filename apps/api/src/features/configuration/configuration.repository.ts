import type { Db, Statement } from '../../db/database.ts';

const READ: Statement = {
  name: 'configurations.read',
  text: `select item from configurations where audience = 'signed-in' and name = $1`,
};

const WRITE: Statement = {
  name: 'configurations.write',
  text: `insert into configurations (audience, name, item) values ('signed-in', $1, $2)
    on conflict (audience, name) do update set item = excluded.item`,
};

const REMOVE: Statement = {
  name: 'configurations.remove',
  text: `delete from configurations where audience = 'signed-in' and name = $1`,
};

/** A configuration for whoever is signed in; null if there is none. */
export async function readConfiguration(db: Db, name: string): Promise<unknown> {
  const [row] = await db.rows<{ readonly item: unknown }>(READ, [name]);
  return row?.item ?? null;
}

export async function writeConfiguration(db: Db, name: string, item: unknown): Promise<void> {
  await db.rows(WRITE, [name, JSON.stringify(item)]);
}

export async function removeConfiguration(db: Db, name: string): Promise<void> {
  await db.rows(REMOVE, [name]);
}
