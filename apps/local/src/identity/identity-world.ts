import type { Instant } from '@ridgeline/core/shared';
import type { Pool } from 'pg';
import type { CodePurpose } from './rules/code.policy.ts';
import type { SigningKey } from './tokens/signing-keys.ts';

/** A code on its way to its owner. For an `invitation` the code is the temporary password. */
export type Delivery = {
  readonly to: string;
  readonly code: string;
  readonly purpose: CodePurpose;
  readonly medium: 'email' | 'text';
};

export type UserPool = {
  readonly userPoolId: string;
  readonly clientId: string;
  readonly region: string;
  /** The `iss` of every token. */
  readonly issuer: string;
  /** The key id that a server's request must name to act as an administrator. */
  readonly adminAccessKeyId: string;
};

/** Who has to know at once when sessions or an account end, as a trigger of a real pool would tell them. */
export type AccountEnds = {
  readonly sessionsEnded: (ended: {
    readonly person: string;
    readonly at: Instant;
    /** The session that ended the others. */
    readonly spared: string | null;
    readonly passwordChanged: boolean;
  }) => Promise<void>;
  readonly deleted: (person: string) => Promise<void>;
};

/** All that the actions work with. */
export type IdentityWorld = {
  readonly pool: Pool;
  readonly userPool: UserPool;
  readonly key: SigningKey;
  readonly deliver: (delivery: Delivery) => Promise<void>;
  readonly now: () => Instant;
  readonly accountEnds: AccountEnds;
};

/** What stands in a JSON answer. */
export type Answer = Readonly<Record<string, unknown>>;
