import type { AppPath } from '@ridgeline/core/routes';

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
}
