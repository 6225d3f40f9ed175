import { OtherTabs, type TabNews } from '../../session/other-tabs.port.ts';

/** A browser with tabs. Passes `otherTabsContract`, as the real adapters do. */
export class FakeBrowserTabs {
  readonly #tabs: FakeOtherTabs[] = [];

  open(session: string | null = null): FakeOtherTabs {
    const tab = new FakeOtherTabs(() => this.#tabs.filter((other) => other !== tab));
    tab.session = session;
    this.#tabs.push(tab);
    return tab;
  }
}

export class FakeOtherTabs extends OtherTabs {
  /** Whose session this tab holds. */
  session: string | null = null;
  readonly #others: () => readonly FakeOtherTabs[];
  readonly #listeners = new Set<(news: TabNews) => void>();

  constructor(others: () => readonly FakeOtherTabs[] = () => []) {
    super();
    this.#others = others;
  }

  override async join(): Promise<boolean> {
    this.session ??= this.#others().find(({ session }) => session !== null)?.session ?? null;
    return this.session !== null;
  }

  override tell(news: TabNews): void {
    for (const tab of this.#others()) tab.#take(news, this.session);
  }

  override hear(listener: (news: TabNews) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #take(news: TabNews, session: string | null): void {
    if (news.is === 'signed-in') this.session ??= session;
    if (news.is === 'email-changed' && isSameUser(this.session, session)) this.session = session;
    for (const listener of this.#listeners) listener(news);
  }
}

/** A renewed session is named `ada+1`. */
function isSameUser(held: string | null, renewed: string | null): boolean {
  return held !== null && held.split('+')[0] === renewed?.split('+')[0];
}
