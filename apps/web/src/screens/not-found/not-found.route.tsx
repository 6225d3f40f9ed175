import { navigationMessages, pathTo } from '@ridgeline/core';
import { useWords } from '../../language/use-words.tsx';
import { shellMessages } from '../../shell/shell.messages.ts';
import { PageTitle } from '../../ui/heading.tsx';
import { Container, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';

// NAV-6
export function Component() {
  const words = useWords(shellMessages);
  const general = useWords(navigationMessages);
  return (
    <Container width="text">
      <Stack gap={6} align="start">
        <PageTitle lead={words('not-found-text')}>{general('not-found')}</PageTitle>
        <LinkButton href={pathTo('splash')}>{words('not-found-back')}</LinkButton>
      </Stack>
    </Container>
  );
}
