import { Heading, Text } from '../ui/heading.tsx';
import { LinkButton } from '../ui/link.tsx';
import { Logo } from '../ui/logo.tsx';
import { Stack } from '../ui/layout.tsx';
import { SectionIllustration } from '../ui/section-illustration.tsx';
import styles from './gallery.module.css';
import { Section, Specimen } from './specimen.tsx';
import type { Words } from './words.en.ts';

const COLOURS = [
  'paper',
  'card',
  'sunken',
  'hairline',
  'line',
  'ink-3',
  'ink-2',
  'ink',
  'accent',
  'accent-soft',
  'info',
  'info-soft',
  'ok',
  'ok-soft',
  'warn',
  'warn-soft',
  'danger',
  'danger-soft',
];

export function FoundationSection({ words }: { readonly words: Words }) {
  return (
    <Section id="foundation" title="Foundation">
      <Specimen name="SectionIllustration, Heading xxl" isWide>
        <div className={styles['hero']}>
          <Stack gap={4} align="start">
            <Heading level={3} size="xxl">
              {words.splashLead}
            </Heading>
            <Text tone="second" size="m">
              {words.overviewText} {words.iceValue}.
            </Text>
            <LinkButton kind="primary" size="l" href="#actions">
              {words.newProject}
            </LinkButton>
          </Stack>
          <SectionIllustration title={words.ice} />
        </div>
      </Specimen>
      <Specimen name="tokens.css: colour" isWide>
        <div className={styles['swatches']}>
          {COLOURS.map((colour) => (
            <div key={colour} className={styles['swatch']}>
              <svg aria-hidden="true">
                <rect width="100%" height="100%" fill={`var(--${colour})`} />
              </svg>
              {colour}
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="Heading, Text">
        <div className={styles['scale']}>
          <Heading level={3} size="xxl">
            {words.slide1}
          </Heading>
          <Heading level={3} size="xl">
            {words.slide2}
          </Heading>
          <Heading level={3} size="l">
            {words.slide3}
          </Heading>
          <Heading level={3} size="m">
            {words.howComputed}
          </Heading>
          <Heading level={3} size="s">
            {words.assumptions}
          </Heading>
        </div>
      </Specimen>
      <Specimen name="Text, Logo">
        <Text size="l">{words.slide1Text}</Text>
        <Text>
          {words.slide2Text} {words.whyText}
        </Text>
        <Text tone="second">{words.howComputedText}</Text>
        <Text tone="third" size="xs">
          {words.iceSource}
        </Text>
        <Logo name="Ridgeline" size="l" />
        <Logo name="Ridgeline" />
        <Logo />
      </Specimen>
    </Section>
  );
}
