/** Who calls: by the user pool's id, and by which session; an integration's key has none. */
export type Caller = { readonly id: string; readonly session?: Session };

export type Session = {
  /** `origin_jti`: the same in every token that descends from one sign-in. */
  readonly id: string | null;
  /** In seconds, as tokens tell it. */
  readonly begunAt: number;
};
