import type { AppPath } from '@ridgeline/core/routes';

/** A navigation that waits for an answer. */
export type HeldNavigation = { readonly proceed: () => void; readonly stay: () => void };

/** The current address and navigation, as view-models see them. Implemented by the router. */
export abstract class Navigation {
  /** The path with its query, observable. */
  abstract readonly address: string;
  /** The query by name, observable. */
  abstract readonly query: Readonly<Record<string, string>>;
  /** The state of this history entry; it survives a reload. */
  abstract readonly keepsake: unknown;
  /** Whether the history has a previous screen of this app, observable. */
  abstract readonly hasHistory: boolean;
  /** Whether a screen is loading, observable. */
  abstract readonly isLoading: boolean;
  abstract go(path: AppPath, options?: { readonly replace?: boolean; readonly keepsake?: unknown }): void;
  /** One step back in the history. */
  abstract back(): void;
  /**
   * While there are unsaved changes, every way to another screen is handed to `hold`, and the browser asks before it
   * closes the page. Returns the unsubscribe function; one screen asks at a time.
   */
  abstract blockWhile(hasUnsavedChanges: () => boolean, hold: (held: HeldNavigation) => void): () => void;
  /** Asks as a navigation would: for what leaves the screen in another way, such as a sign-out. */
  abstract mayLeave(): Promise<boolean>;
}
