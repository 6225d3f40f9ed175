import { pathTo } from '@ridgeline/core';
import { useWords } from '../../language/use-words.tsx';
import { shellMessages } from '../../shell/shell.messages.ts';
import { PageTitle } from '../../ui/heading.tsx';
import { Container, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';

/** A route whose screen belongs to later work says so, with a way back. */
export function Component() {
  const words = useWords(shellMessages);
  return (
    <Container width="text">
      <title>{`${words('later-title')} · Ridgeline`}</title>
      <Stack gap={6} align="start">
        <PageTitle lead={words('later-text')}>{words('later-title')}</PageTitle>
        <LinkButton href={pathTo('dashboard')}>{words('later-back')}</LinkButton>
      </Stack>
    </Container>
  );
}
