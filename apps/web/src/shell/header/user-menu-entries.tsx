import type { UserMenuEntry } from '@ridgeline/core/navigation';
import type { ReactNode } from 'react';
import { CardIcon, IntegrationIcon, NewsIcon, PersonIcon, PlanIcon, SignOutIcon } from '../../ui/icons.tsx';
import type { MenuEntry } from '../../ui/menu.tsx';
import type { ShownMenuEntry, UserMenuViewModel } from './user-menu.view-model.ts';

type Words = {
  readonly general: (item: UserMenuEntry['item']) => string;
  readonly newTab: string;
  readonly notInPlan: string;
};

const ICONS: Readonly<Record<UserMenuEntry['item'], ReactNode>> = {
  'explore-plans': <PlanIcon />,
  'plan-details': <CardIcon />,
  integrations: <IntegrationIcon />,
  profile: <PersonIcon />,
  'industry-news': <NewsIcon />,
  'sign-out': <SignOutIcon />,
};

/** HDR-10 HDR-12: core's user menu as entries of the menu component. */
export function userMenuEntries(vm: UserMenuViewModel, words: Words): readonly MenuEntry[] {
  return vm.entries.map((entry) => ({
    id: entry.item,
    label: words.general(entry.item),
    icon: ICONS[entry.item],
    ...doing(vm, entry, words),
  }));
}

function doing(
  vm: UserMenuViewModel,
  { action, isLocked }: ShownMenuEntry,
  words: Words,
): Partial<MenuEntry> {
  if (isLocked) return { detail: words.notInPlan, onAction: vm.offerIntegrations };
  switch (action.does) {
    case 'navigate':
      return { href: action.path };
    case 'open':
      return { href: action.address, target: '_blank', detail: words.newTab };
    case 'sign-out':
      return { onAction: () => void vm.signOut() };
  }
}
