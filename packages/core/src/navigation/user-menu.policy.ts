import type { AppPath } from '../routes/app-path.ts';
import { pathTo } from '../routes/path-to.ts';

/** Action of a menu entry: navigates in this app, opens an external page, or signs out. */
export type MenuAction =
  | { readonly does: 'navigate'; readonly path: AppPath }
  | { readonly does: 'open'; readonly address: string }
  | { readonly does: 'sign-out' };

export type UserMenuEntry = {
  readonly item: 'explore-plans' | 'plan-details' | 'integrations' | 'profile' | 'industry-news' | 'sign-out';
  readonly action: MenuAction;
};

export type UserMenuFacts = {
  readonly allowPlanDetailAccess: boolean;
  /** The external blog, from the configuration. */
  readonly industryNews: string;
};

// HDR-10
export function userMenu({ allowPlanDetailAccess, industryNews }: UserMenuFacts): readonly UserMenuEntry[] {
  const entries: readonly UserMenuEntry[] = [
    { item: 'explore-plans', action: { does: 'navigate', path: pathTo('plans') } },
    { item: 'plan-details', action: { does: 'navigate', path: pathTo('planDetails') } },
    { item: 'integrations', action: { does: 'navigate', path: pathTo('integrations') } },
    { item: 'profile', action: { does: 'navigate', path: pathTo('profile') } },
    { item: 'industry-news', action: { does: 'open', address: industryNews } },
    { item: 'sign-out', action: { does: 'sign-out' } },
  ];
  return entries.filter(({ item }) => item !== 'plan-details' || allowPlanDetailAccess);
}
