import type { Adapter, AdapterConstructor, AdapterPayload } from 'oidc-provider';
import type { Db } from '../../identity/store/database.ts';

/** The storage of an oidc-provider instance; the library requires a class per provider. */
export function artefactsOf(db: Db, provider: string): AdapterConstructor {
  return class Artefacts implements Adapter {
    readonly #model: string;

    constructor(model: string) {
      this.#model = model;
    }

    async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
      await db.query(
        `INSERT INTO local_federation.artefact (provider, model, id, payload, grant_id, uid, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))
         ON CONFLICT (provider, model, id) DO UPDATE
           SET payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid,
               expires_at = excluded.expires_at`,
        [
          provider,
          this.#model,
          id,
          JSON.stringify(payload),
          payload.grantId ?? null,
          payload.uid ?? null,
          expiresIn ?? null,
        ],
      );
    }

    find(id: string): Promise<AdapterPayload | undefined> {
      return this.#oneBy('id', id);
    }

    findByUid(uid: string): Promise<AdapterPayload | undefined> {
      return this.#oneBy('uid', uid);
    }

    /** User codes are for devices, which cannot sign in here. */
    async findByUserCode(): Promise<undefined> {}

    async consume(id: string): Promise<void> {
      await db.query(
        `UPDATE local_federation.artefact
            SET payload = payload || jsonb_build_object('consumed', floor(extract(epoch FROM now())))
          WHERE provider = $1 AND model = $2 AND id = $3`,
        [provider, this.#model, id],
      );
    }

    async destroy(id: string): Promise<void> {
      await db.query('DELETE FROM local_federation.artefact WHERE provider = $1 AND model = $2 AND id = $3', [
        provider,
        this.#model,
        id,
      ]);
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      await db.query('DELETE FROM local_federation.artefact WHERE provider = $1 AND grant_id = $2', [
        provider,
        grantId,
      ]);
    }

    async #oneBy(column: 'id' | 'uid', value: string): Promise<AdapterPayload | undefined> {
      const { rows } = await db.query<{ payload: AdapterPayload }>(
        `SELECT payload FROM local_federation.artefact
          WHERE provider = $1 AND model = $2 AND ${column} = $3 AND (expires_at IS NULL OR expires_at > now())`,
        [provider, this.#model, value],
      );
      return rows[0]?.payload;
    }
  };
}
