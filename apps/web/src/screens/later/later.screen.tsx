import { pathTo } from '@ridgeline/core';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { routeTitles } from '../../routes/route-titles.messages.ts';
import { shellMessages } from '../../shell/shell.messages.ts';
import { PageTitle } from '../../ui/heading.tsx';
import { Container, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import type { LaterViewModel } from './later.view-model.ts';

/** A route whose screen belongs to later work says so under its own name, with a way back. */
export const LaterScreen = observer(function LaterScreen({ vm }: { readonly vm: LaterViewModel }) {
  const words = useWords(shellMessages);
  const titles = useWords(routeTitles);
  return (
    <Container width="text">
      <Stack gap={6} align="start">
        <PageTitle lead={words('later-text')}>{titles(vm.screen ?? 'splash')}</PageTitle>
        <LinkButton href={pathTo(vm.isSignedIn ? 'dashboard' : 'splash')}>
          {words(vm.isSignedIn ? 'later-back' : 'not-found-back')}
        </LinkButton>
      </Stack>
    </Container>
  );
});
