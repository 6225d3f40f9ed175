/** The caller: the user pool's id and the session; an integration's key has no session. */
export type Caller = { readonly id: string; readonly session?: Session };

export type Session = {
  /** `origin_jti`: the same in every token of one sign-in. */
  readonly id: string | null;
  /** In seconds, as in the token. */
  readonly begunAt: number;
};
