import type { Instant } from '../shared/instant.ts';

// NOTE-3
export const MODAL_KINDS = ['error', 'alert', 'trial-ended'] as const;
export type ModalKind = (typeof MODAL_KINDS)[number];
export const DIALOG_NAVIGATION_DELAY = 200;

/** One stack for every kind of modal: the last one opened is the one that is seen. */
export type Dialogs<Content> = {
  readonly open: readonly Modal<Content>[];
  /** Where a dialog that was closed leads, and when. */
  readonly leaving: { readonly to: string; readonly at: Instant } | null;
};

export type Modal<Content> = { readonly kind: ModalKind; readonly content: Content };

export const noDialogs: Dialogs<never> = { open: [], leaving: null };

export function openDialog<Content>(dialogs: Dialogs<Content>, modal: Modal<Content>): Dialogs<Content> {
  return { ...dialogs, open: [...dialogs.open, modal] };
}

/** NOTE-3: closes the one that is seen; where it leads is gone to 200 ms later, when it is out of sight. */
export function closeDialog<Content>(dialogs: Dialogs<Content>, now: Instant, to?: string): Dialogs<Content> {
  if (dialogs.open.length === 0) return dialogs;
  const leaving = to === undefined ? dialogs.leaving : { to, at: now + DIALOG_NAVIGATION_DELAY };
  return { open: dialogs.open.slice(0, -1), leaving };
}

/** Where to go now, or null while it is too early or there is nowhere to go. */
export function dueNavigation({ leaving }: Dialogs<unknown>, now: Instant): string | null {
  return leaving !== null && now >= leaving.at ? leaving.to : null;
}

export function navigated<Content>(dialogs: Dialogs<Content>): Dialogs<Content> {
  return { ...dialogs, leaving: null };
}
