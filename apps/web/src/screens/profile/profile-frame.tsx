import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useWords } from '../../language/use-words.tsx';
import { routeTitles } from '../../parts/route-titles.messages.ts';
import { PageTitle } from '../../ui/heading.tsx';
import { Container, Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { NameCard } from './name-card.tsx';
import styles from './profile-frame.module.css';
import type { ProfileFrameViewModel } from './profile-frame.view-model.ts';
import { profileScreenMessages } from './profile.messages.ts';

type Props = { readonly vm: ProfileFrameViewModel; readonly children: ReactNode };

/** The frame of every screen of the profile. On a phone the card is on the full profile only. */
export const ProfileFrame = observer(function ProfileFrame({ vm, children }: Props) {
  const titles = useWords(routeTitles);
  return (
    <Container>
      <Stack gap={6}>
        <PageTitle>{titles(vm.route)}</PageTitle>
        <div className={styles['columns']}>
          <div className={styles['side']} data-full={vm.isFull}>
            {vm.card !== null && <NameCard card={vm.card} editor={vm.name} />}
            <Links vm={vm} />
          </div>
          {children}
        </div>
      </Stack>
    </Container>
  );
});

const Links = observer(function Links({ vm }: Pick<Props, 'vm'>) {
  const words = useWords(profileScreenMessages);
  const titles = useWords(routeTitles);
  return (
    <nav className={styles['links']} aria-label={words('parts')}>
      <ul>
        {vm.links.map(({ route, isCurrent }) => (
          <li key={route}>
            <Link kind="plain" href={pathTo(route)} {...(isCurrent ? { 'aria-current': 'page' } : {})}>
              {titles(route)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});
