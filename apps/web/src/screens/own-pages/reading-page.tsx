import { pathTo } from '@ridgeline/core/routes';
import type { ReactNode } from 'react';
import { useWords } from '../../language/use-words.tsx';
import { LanguageButtons } from '../../parts/language-buttons.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Heading, PageTitle, Text } from '../../ui/heading.tsx';
import { Container, Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { ownPageMessages } from './own-page.messages.ts';

export type ReadingSection = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly link?: ReactNode;
};

type Props = {
  readonly title: string;
  readonly lead: string;
  /** Whether the text is the operator's to write. */
  readonly isTemplate?: boolean;
  readonly sections: readonly ReadingSection[];
};

/** A page of text: terms, privacy, help. */
export function ReadingPage({ title, lead, isTemplate = false, sections }: Props) {
  const words = useWords(ownPageMessages);
  return (
    <Container width="text">
      <Stack gap={6}>
        <PageTitle
          above={<Link href={pathTo('splash')}>{words('to-start')}</Link>}
          lead={lead}
          actions={<LanguageButtons />}
        >
          {title}
        </PageTitle>
        {isTemplate && (
          <Alert tone="info" title={words('template')}>
            {words('template-text')}
          </Alert>
        )}
        {sections.map(({ id, title: heading, text, link }) => (
          <section key={id} aria-labelledby={id}>
            <Stack gap={2}>
              <Heading level={2} size="m" id={id}>
                {heading}
              </Heading>
              <Text>{text}</Text>
              {link !== undefined && <p>{link}</p>}
            </Stack>
          </section>
        ))}
      </Stack>
    </Container>
  );
}
