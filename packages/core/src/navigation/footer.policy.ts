import { MINUTE, type Instant } from '../shared/instant.ts';
import { pathTo } from '../routes/path-to.ts';
import type { MenuAction } from './user-menu.policy.ts';

export type FooterEntry = {
  readonly item: 'terms-of-service' | 'terms-of-sale' | 'privacy-policy' | 'help-center' | 'contact';
  readonly action: MenuAction;
};

/** External pages, from the configuration. */
export type FooterPages = Readonly<Record<Exclude<FooterEntry['item'], 'contact'>, string>>;

// HDR-11
export function footer(pages: FooterPages): readonly FooterEntry[] {
  return [
    { item: 'terms-of-service', action: { does: 'open', address: pages['terms-of-service'] } },
    { item: 'terms-of-sale', action: { does: 'open', address: pages['terms-of-sale'] } },
    { item: 'privacy-policy', action: { does: 'open', address: pages['privacy-policy'] } },
    { item: 'help-center', action: { does: 'open', address: pages['help-center'] } },
    { item: 'contact', action: { does: 'navigate', path: pathTo('feedback') } },
  ];
}

/**
 * HDR-11: the year where the reader is, whose clock is so many minutes before UTC's. Without Intl, whose tables a
 * phone takes long to open: the footer is part of every first page.
 */
export function copyrightYear(now: Instant, minutesEast: number): string {
  return String(new Date(now + minutesEast * MINUTE).getUTCFullYear());
}
