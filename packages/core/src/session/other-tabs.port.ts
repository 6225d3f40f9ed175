/** What a tab tells the others of the same browser, and of whom. */
export type TabNews = { readonly is: 'signed-in' | 'signed-out'; readonly email: string };

/** The other tabs of this browser. Tokens are kept for a tab alone (START-4), so that one has to hand them to another. */
export abstract class OtherTabs {
  /** Whether this tab holds a session; where it has none of its own, that of another tab is taken over first. */
  abstract join(): Promise<boolean>;
  /** With the news of a sign-in goes the session, to every tab that has none. */
  abstract tell(news: TabNews): void;
  /** Hears what other tabs tell; the answer stops it. */
  abstract hear(listener: (news: TabNews) => void): () => void;
}
