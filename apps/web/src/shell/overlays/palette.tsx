import { navigationMessages } from '@ridgeline/core/navigation';
import { say } from '@ridgeline/core/shared';
import { observer } from 'mobx-react-lite';
import { useMemo, type ReactNode } from 'react';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { routeTitles } from '../../parts/route-titles.messages.ts';
import { CommandPalette } from '../../ui/command-palette.tsx';
import { ForwardIcon, LanguageIcon, ReportIcon, SearchIcon, PlusIcon, SignOutIcon } from '../../ui/icons.tsx';
import type { MenuEntry, MenuGroup } from '../../ui/menu.tsx';
import { headerMessages } from '../header/header.messages.ts';
import type { PaletteAction, PaletteViewModel } from './palette.view-model.ts';
import type { ShellViewModel } from '../../view-model/shell.view-model.ts';

const ICONS: Readonly<Record<PaletteAction['id'], ReactNode>> = {
  'add-project': <PlusIcon />,
  'in-english': <LanguageIcon />,
  'in-spanish': <LanguageIcon />,
  'sign-out': <SignOutIcon />,
  'sign-out-everywhere': <SignOutIcon />,
};

/** Every page and action by its name: Ctrl K, or ⌘ K. */
export const Palette = observer(function Palette({
  shell,
  vm,
}: {
  readonly shell: ShellViewModel;
  readonly vm: PaletteViewModel;
}) {
  const words = useWords(headerMessages);
  const { locale } = useLanguage();
  const { pages, actions } = vm;
  // The same entries for each key, so that those that stay are not rendered again.
  const fixed = useMemo((): readonly MenuGroup[] => {
    const label = (id: PaletteAction['id']) =>
      id === 'add-project' || id === 'sign-out'
        ? say(navigationMessages, locale, id)
        : say(headerMessages, locale, id);
    return [
      {
        id: 'pages',
        label: say(headerMessages, locale, 'go-to'),
        entries: pages.map(({ route, path }) => ({
          id: route,
          label: say(routeTitles, locale, route),
          icon: <ForwardIcon />,
          href: path,
        })),
      },
      {
        id: 'actions',
        label: say(headerMessages, locale, 'do'),
        entries: actions.map(({ id, run }) => ({ id, label: label(id), icon: ICONS[id], onAction: run })),
      },
    ];
  }, [pages, actions, locale]);
  const { found, allPath, typed } = vm.projects;
  const projects = found.map(({ reportNumber, street, locality, path }): MenuEntry => ({
    id: `project-${reportNumber}`,
    label: street,
    detail: locality,
    icon: <ReportIcon />,
    href: path,
  }));
  const all: readonly MenuEntry[] =
    allPath === null
      ? []
      : [
          {
            id: 'all',
            label: words('find-projects', { typed: typed.trim() }),
            icon: <SearchIcon />,
            href: allPath,
          },
        ];
  return (
    <CommandPalette
      isOpen={shell.isPaletteOpen}
      onClose={shell.closePalette}
      label={words('commands')}
      placeholder={words('commands-placeholder')}
      emptyLabel={words('commands-none')}
      onType={vm.projects.type}
      groups={[
        ...fixed,
        { id: 'projects', label: words('projects'), entries: [...projects, ...all], isMatched: true },
      ].filter(({ entries }) => entries.length > 0)}
    />
  );
});
