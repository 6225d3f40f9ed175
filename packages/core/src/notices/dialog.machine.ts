import type { Instant } from '../shared/instant.ts';

// NOTE-3
export const MODAL_KINDS = ['error', 'alert', 'trial-ended'] as const;
export type ModalKind = (typeof MODAL_KINDS)[number];
export const DIALOG_NAVIGATION_DELAY = 200;

/** One stack for every kind of modal: only the last one opened is visible. */
export type Dialogs<Content> = {
  readonly open: readonly Modal<Content>[];
  /** Target and time of the navigation after a closed dialog. */
  readonly leaving: { readonly to: string; readonly at: Instant } | null;
};

export type Modal<Content> = { readonly kind: ModalKind; readonly content: Content };

export const noDialogs: Dialogs<never> = { open: [], leaving: null };

export function openDialog<Content>(dialogs: Dialogs<Content>, modal: Modal<Content>): Dialogs<Content> {
  return { ...dialogs, open: [...dialogs.open, modal] };
}

/** NOTE-3: closes the visible dialog; its navigation follows 200 ms later, when it has disappeared. */
export function closeDialog<Content>(dialogs: Dialogs<Content>, now: Instant, to?: string): Dialogs<Content> {
  if (dialogs.open.length === 0) return dialogs;
  const leaving = to === undefined ? dialogs.leaving : { to, at: now + DIALOG_NAVIGATION_DELAY };
  return { open: dialogs.open.slice(0, -1), leaving };
}

/** The navigation that is due, or null. */
export function dueNavigation({ leaving }: Dialogs<unknown>, now: Instant): string | null {
  return leaving !== null && now >= leaving.at ? leaving.to : null;
}

export function navigated<Content>(dialogs: Dialogs<Content>): Dialogs<Content> {
  return { ...dialogs, leaving: null };
}
