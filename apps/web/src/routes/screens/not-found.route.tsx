import { navigationMessages } from '@ridgeline/core/navigation';
import { pathTo } from '@ridgeline/core/routes';
import { useWords } from '../../language/use-words.tsx';
import { notFoundMessages } from '../../screens/not-found/not-found.messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NotFoundIllustration } from '../../ui/illustrations.tsx';
import { Container } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';

// NAV-6
export function Component() {
  const words = useWords(notFoundMessages);
  const general = useWords(navigationMessages);
  return (
    <Container>
      <EmptyState
        level={1}
        illustration={<NotFoundIllustration />}
        title={general('not-found')}
        actions={<LinkButton href={pathTo('splash')}>{words('back')}</LinkButton>}
      >
        {words('text')}
      </EmptyState>
    </Container>
  );
}
