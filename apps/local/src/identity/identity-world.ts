import type { Instant } from '@ridgeline/core/shared';
import type { Pool } from 'pg';
import type { CodePurpose } from './rules/code.policy.ts';
import type { Db } from './store/database.ts';
import type { SigningKey } from './tokens/signing-keys.ts';

/** A code to deliver. For an `invitation` the code is the temporary password. */
export type Delivery = {
  readonly to: string;
  readonly code: string;
  readonly purpose: CodePurpose;
  readonly medium: 'email' | 'text';
  /** For a new email: the one that the account has until the code comes back. */
  readonly accountEmail?: string | undefined;
};

export type UserPool = {
  readonly userPoolId: string;
  readonly clientId: string;
  readonly region: string;
  /** The `iss` of every token. */
  readonly issuer: string;
  /** The access key id that authorizes a server's request as an administrator's. */
  readonly adminAccessKeyId: string;
};

/** Notified when sessions or an account end, like the trigger of a real pool. */
export type AccountEnds = {
  readonly sessionsEnded: (ended: {
    readonly person: string;
    readonly at: Instant;
    readonly passwordChanged: boolean;
  }) => Promise<void>;
  readonly deleted: (person: string) => Promise<void>;
};

/** Like a pool's sign-up trigger: why nobody may sign up with a password and this email, or null. */
export type PreSignUp = (db: Db, email: string) => Promise<string | null>;

/** The dependencies of the actions. */
export type IdentityWorld = {
  readonly pool: Pool;
  readonly userPool: UserPool;
  readonly key: SigningKey;
  readonly deliver: (delivery: Delivery) => Promise<void>;
  readonly now: () => Instant;
  readonly accountEnds: AccountEnds;
  readonly preSignUp: PreSignUp;
};

/** A JSON answer. */
export type Answer = Readonly<Record<string, unknown>>;
