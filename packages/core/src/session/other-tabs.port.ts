/** A message from one tab to the others, and the user it is about: by the old email, where it has changed. */
export type TabNews = {
  /** `expired`: signed out by us, since the session was refused. */
  readonly is: 'signed-in' | 'signed-out' | 'expired' | 'email-changed';
  readonly email: string;
};

/** The other tabs of this browser. Tokens are stored per tab (START-4), so a tab must pass them to another. */
export abstract class OtherTabs {
  /** Whether this tab has a session; if not, it first takes over that of another tab. */
  abstract join(): Promise<boolean>;
  /** A sign-in message carries the session to every tab without one; a changed email, to every tab of the same user. */
  abstract tell(news: TabNews): void;
  /** Subscribes to messages from other tabs. Returns the unsubscribe function. */
  abstract hear(listener: (news: TabNews) => void): () => void;
}
