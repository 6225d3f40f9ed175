import type { PoolPlace, Tokens } from './user-pool.ts';

/** A session that `sign-in` has kept, for one API. */
export type KeptSession = Tokens & { readonly email: string; readonly pool: PoolPlace };

/** The sessions of this user of the machine, as text: it is theirs alone to read. */
export type SessionStore = {
  readonly read: () => Promise<string | null>;
  readonly write: (text: string) => Promise<void>;
};

type Sessions = Readonly<Record<string, KeptSession>>;

export async function keptSession(store: SessionStore, api: string): Promise<KeptSession | null> {
  return (await sessionsIn(store))[api] ?? null;
}

export async function keepSession(
  store: SessionStore,
  api: string,
  session: KeptSession | null,
): Promise<void> {
  const { [api]: _, ...others } = await sessionsIn(store);
  const all = session === null ? others : { ...others, [api]: session };
  await store.write(`${JSON.stringify(all, null, 2)}\n`);
}

/** A file that cannot be read is no session: the next `sign-in` writes it anew. */
async function sessionsIn({ read }: SessionStore): Promise<Sessions> {
  try {
    const kept: unknown = JSON.parse((await read()) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Sessions) : {};
  } catch {
    return {};
  }
}
