import type { AppPath } from '@ridgeline/core/routes';

/** Where the app is and how it goes elsewhere, as view-models see it. The router stands behind it. */
export abstract class Navigation {
  /** The path with its query, observable. */
  abstract readonly address: string;
  /** The query by name, observable. */
  abstract readonly query: Readonly<Record<string, string>>;
  /** What was left with this entry of the history; it survives a reload. */
  abstract readonly keepsake: unknown;
  /** Whether there is a screen of this app to go back to, observable. */
  abstract readonly hasHistory: boolean;
  /** A screen is on its way and not there yet, observable. */
  abstract readonly isLoading: boolean;
  abstract go(path: AppPath, options?: { readonly replace?: boolean; readonly keepsake?: unknown }): void;
  /** One step back in the history. */
  abstract back(): void;
}
