import { pathTo } from '@ridgeline/core';
import { useWords } from '../../language/use-words.tsx';
import { PageTitle } from '../../ui/heading.tsx';
import { Cluster, Container, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { splashMessages } from './splash.messages.ts';

export function Component() {
  const words = useWords(splashMessages);
  return (
    <Container>
      <title>Ridgeline</title>
      <Stack gap={8}>
        <PageTitle lead={words('lead')}>{words('title')}</PageTitle>
        <Cluster>
          <LinkButton kind="primary" size="l" href={pathTo('login')}>
            {words('sign-in')}
          </LinkButton>
          <LinkButton size="l" href={pathTo('signUp')}>
            {words('sign-up')}
          </LinkButton>
        </Cluster>
      </Stack>
    </Container>
  );
}
