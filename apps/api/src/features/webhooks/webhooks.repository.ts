import type { WebhookEvent } from '@ridgeline/core/integrations';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange, callerStatement } from '../../db/caller-statement.ts';
import { columnsOf, type RowOf } from '../../db/columns-of.ts';
import { webhookEndpoints } from '../../db/schema/webhooks.ts';

const SELECTED = [
  'id',
  'teamId',
  'address',
  'events',
  'standing',
  'secretVersion',
  'oldSecretUntil',
  'lastAcceptedAt',
  'createdAt',
] as const;
const COLUMNS = columnsOf(webhookEndpoints, 'endpoint', SELECTED);

export type WebhookRow = RowOf<typeof webhookEndpoints, (typeof SELECTED)[number]>;

const MANAGES = `(caller.team_id is not null and (caller.owns_team or caller.team_role = 'admin'))`;

const LIST = callerStatement(
  'list',
  `select ${COLUMNS} from webhook_endpoints endpoint
   where endpoint.person_id = caller.id or (endpoint.team_id = caller.team_id and ${MANAGES})
   order by endpoint.created_at, endpoint.id`,
);

/** $2 address, $3 events, $4 whether it is the team's, $5 language. A trigger skips what is beyond the limit of ten. */
const ADD = callerChange(
  'add',
  {
    allowed: `select not $4::boolean or ${MANAGES} as may from caller`,
    added: `insert into webhook_endpoints as endpoint (person_id, team_id, address, events, language)
      select case when not $4 then caller.id end, case when $4 then caller.team_id end, $2, $3::text[], $5
      from caller, allowed
      where allowed.may
      on conflict (coalesce(person_id, team_id), address) do update
        set events = excluded.events, language = excluded.language, standing = 'on'
      returning ${COLUMNS}`,
  },
  'select allowed.may, added.* from allowed left join added on true',
);

/** $2 id, $3 events or null, $4 standing or null. */
const CHANGE = callerChange(
  'change',
  `update webhook_endpoints endpoint set events = coalesce($3::text[], endpoint.events), standing = coalesce($4, endpoint.standing)
   from caller where endpoint.id = $2::uuid returning ${COLUMNS}`,
);

const REMOVE = callerChange(
  'remove',
  'delete from webhook_endpoints endpoint using caller where endpoint.id = $2::uuid returning endpoint.id',
);

/** A secret that is still valid beside the present one stays so until its time, however often this is repeated. */
const ROTATE = callerChange(
  'rotate',
  `update webhook_endpoints endpoint set secret_version = endpoint.secret_version + 1,
     old_secret_version = case when endpoint.old_secret_until > now() then endpoint.old_secret_version else endpoint.secret_version end,
     old_secret_until = case when endpoint.old_secret_until > now() then endpoint.old_secret_until else now() + interval '24 hours' end
   from caller where endpoint.id = $2::uuid returning ${COLUMNS}`,
);

export const listWebhooks = (db: CallerDb) => db.rows<WebhookRow>(LIST, []);

export async function addWebhook(
  db: CallerDb,
  given: {
    readonly address: string;
    readonly events: readonly WebhookEvent[];
    readonly isTeams: boolean;
    readonly language: 'en' | 'es';
  },
): Promise<WebhookRow | 'not-team-admin' | 'too-many-webhooks'> {
  const { address, events, isTeams, language } = given;
  const [row] = await db.rows<WebhookRow & { readonly may: boolean }>(ADD, [
    address,
    events,
    isTeams,
    language,
  ]);
  if (row?.may !== true) return 'not-team-admin';
  return row.id === null ? 'too-many-webhooks' : row;
}

export async function changeWebhook(
  db: CallerDb,
  id: string,
  change: { readonly events?: readonly WebhookEvent[]; readonly standing?: 'on' | 'off' },
): Promise<WebhookRow | null> {
  return (await db.rows<WebhookRow>(CHANGE, [id, change.events ?? null, change.standing ?? null]))[0] ?? null;
}

export async function removeWebhook(db: CallerDb, id: string): Promise<void> {
  await db.rows(REMOVE, [id]);
}

export async function rotateSecret(db: CallerDb, id: string): Promise<WebhookRow | null> {
  return (await db.rows<WebhookRow>(ROTATE, [id]))[0] ?? null;
}
