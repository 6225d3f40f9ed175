import { useEffect, useState } from 'react';
import { PageTitle } from '../ui/heading.tsx';
import { Container } from '../ui/layout.tsx';
import { Link } from '../ui/link.tsx';
import { Logo } from '../ui/logo.tsx';
import { ReaderLocale } from '../ui/reader-locale.ts';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { ToastRegion, Toasts } from '../ui/toast.tsx';
import { ActionsRoom } from './actions-room.tsx';
import { ChoicesRoom } from './choices-room.tsx';
import { DrawingRoom } from './drawing-room.tsx';
import { FieldsRoom } from './fields-room.tsx';
import { FoundationRoom } from './foundation-room.tsx';
import styles from './gallery.module.css';
import { NoticesRoom } from './notices-room.tsx';
import { OverlaysRoom } from './overlays-room.tsx';
import { RecordsRoom } from './records-room.tsx';
import { applySettings, readSettings, type Theme } from './settings.ts';
import { WayRoom } from './way-room.tsx';
import { WORDS, type Language } from './words.ts';

const toasts = new Toasts();

const ROOMS = [
  'Foundation',
  'Actions',
  'Fields',
  'Choices',
  'Notices',
  'Overlays',
  'Records',
  'Way',
  'Drawing',
];

/** Development only: every component in every state, light and dark, English and Spanish. */
export function Gallery() {
  const [settings, change] = useState(() => readSettings(location.search));
  useEffect(() => applySettings(settings), [settings]);
  const words = WORDS[settings.language];
  return (
    <ReaderLocale value={settings.language === 'es' ? 'es-US' : 'en-US'}>
      <SkipLink target="parts">{words.skip}</SkipLink>
      <Container>
        <header className={styles['head']}>
          <div className={styles['bar']}>
            <Logo name="Ridgeline" />
            <div className={styles['bar']}>
              <SegmentedControl<Theme>
                label={words.theme}
                isLabelHidden
                value={settings.theme}
                onChange={(theme) => change({ ...settings, theme })}
                segments={[
                  { id: 'device', label: words.device },
                  { id: 'light', label: words.light },
                  { id: 'dark', label: words.dark },
                ]}
              />
              <SegmentedControl<Language>
                label={words.language}
                isLabelHidden
                value={settings.language}
                onChange={(language) => change({ ...settings, language })}
                segments={[
                  { id: 'en', label: 'English' },
                  { id: 'es', label: 'Español' },
                ]}
              />
            </div>
          </div>
          <PageTitle lead={words.galleryLead}>{words.gallery}</PageTitle>
          <nav className={styles['contents']} aria-label={words.contents}>
            {ROOMS.map((room) => (
              <Link key={room} kind="plain" href={`#${room.toLowerCase()}`}>
                {room}
              </Link>
            ))}
          </nav>
        </header>
        <main id="parts">
          <FoundationRoom words={words} />
          <ActionsRoom words={words} />
          <FieldsRoom words={words} />
          <ChoicesRoom words={words} />
          <NoticesRoom words={words} toasts={toasts} />
          <OverlaysRoom words={words} />
          <RecordsRoom words={words} />
          <WayRoom words={words} />
          <DrawingRoom words={words} />
        </main>
      </Container>
      <ToastRegion toasts={toasts} label={words.notices} closeLabel={words.close} />
    </ReaderLocale>
  );
}
