import type { Instant } from '../shared/instant.ts';
import { pathTo } from './path-to.ts';
import type { MenuAction } from './user-menu.policy.ts';

export type FooterEntry = {
  readonly item: 'terms-of-service' | 'terms-of-sale' | 'privacy-policy' | 'help-center' | 'contact';
  readonly action: MenuAction;
};

/** Pages that stand elsewhere, from the configuration. */
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

/** HDR-11: the year where the reader is. As text, since a year is not grouped by thousands. */
export function copyrightYear(now: Instant, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone }).format(now);
}
