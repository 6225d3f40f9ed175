import type { AppPath } from '../routes/app-path.ts';
import { pathTo } from '../routes/path-to.ts';
import { MINUTE, type Instant } from '../shared/instant.ts';
import type { MenuAction } from './user-menu.policy.ts';

/** The pages that an operator may have on a site of their own. */
export type OwnPage = 'terms-of-service' | 'terms-of-sale' | 'privacy-policy' | 'help-center';

export type FooterEntry = {
  readonly item: OwnPage | 'contact';
  /** Null until the configuration says where the page stands: its name keeps the place. */
  readonly action: MenuAction | null;
};

/** The addresses that the operator has configured. */
export type FooterPages = { readonly [Page in OwnPage]?: string };

const OWN_PATHS: Readonly<Record<OwnPage, AppPath>> = {
  'terms-of-service': pathTo('termsOfService'),
  'terms-of-sale': pathTo('termsOfSale'),
  'privacy-policy': pathTo('privacyPolicy'),
  'help-center': pathTo('helpCenter'),
};

// HDR-11
export function footer(pages: FooterPages | null): readonly FooterEntry[] {
  const entryOf = (item: OwnPage): FooterEntry => ({
    item,
    action: pages === null ? null : openPage(item, pages),
  });
  return [
    entryOf('terms-of-service'),
    entryOf('terms-of-sale'),
    entryOf('privacy-policy'),
    entryOf('help-center'),
    { item: 'contact', action: { does: 'navigate', path: pathTo('feedback') } },
  ];
}

/** D HDR-11.1: a page without a configured address is a page of this app. */
export function openPage(
  page: OwnPage,
  pages: FooterPages,
): Exclude<MenuAction, { readonly does: 'sign-out' }> {
  const address = pages[page];
  return address === undefined ? { does: 'navigate', path: OWN_PATHS[page] } : { does: 'open', address };
}

/**
 * HDR-11: the year in the reader's time zone, which is `minutesEast` ahead of UTC. Without Intl, which a phone is slow
 * to load: the footer is part of every first page.
 */
export function copyrightYear(now: Instant, minutesEast: number): string {
  return String(new Date(now + minutesEast * MINUTE).getUTCFullYear());
}
