import { useEffect, useState } from 'react';
import { PageTitle } from '../ui/heading.tsx';
import { Container } from '../ui/layout.tsx';
import { Link } from '../ui/link.tsx';
import { Logo } from '../ui/logo.tsx';
import { ReaderLocale } from '../ui/reader-locale.ts';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { ToastRegion, Toasts } from '../ui/toast.tsx';
import { ActionsSection } from './actions-section.tsx';
import { ChoicesSection } from './choices-section.tsx';
import { DrawingSection } from './drawing-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { FoundationSection } from './foundation-section.tsx';
import styles from './gallery.module.css';
import { NoticesSection } from './notices-section.tsx';
import { OverlaysSection } from './overlays-section.tsx';
import { RecordsSection } from './records-section.tsx';
import { applySettings, readSettings, type Theme } from './settings.ts';
import { NavigationSection } from './navigation-section.tsx';
import { WORDS, type Language } from './words.ts';

const toasts = new Toasts();

const SECTIONS = [
  'Foundation',
  'Actions',
  'Fields',
  'Choices',
  'Notices',
  'Overlays',
  'Records',
  'Navigation',
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
            {SECTIONS.map((section) => (
              <Link key={section} kind="plain" href={`#${section.toLowerCase()}`}>
                {section}
              </Link>
            ))}
          </nav>
        </header>
        <main id="parts">
          <FoundationSection words={words} />
          <ActionsSection words={words} />
          <FieldsSection words={words} />
          <ChoicesSection words={words} />
          <NoticesSection words={words} toasts={toasts} />
          <OverlaysSection words={words} />
          <RecordsSection words={words} />
          <NavigationSection words={words} />
          <DrawingSection words={words} />
        </main>
      </Container>
      <ToastRegion toasts={toasts} label={words.notices} closeLabel={words.close} />
    </ReaderLocale>
  );
}
