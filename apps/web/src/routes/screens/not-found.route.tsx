import { navigationMessages } from '@ridgeline/core/navigation';
import { pathTo } from '@ridgeline/core/routes';
import { useWords } from '../../language/use-words.tsx';
import { shellMessages } from '../../parts/shell.messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NotFoundIllustration } from '../../ui/illustrations.tsx';
import { Container } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';

// NAV-6
export function Component() {
  const words = useWords(shellMessages);
  const general = useWords(navigationMessages);
  return (
    <Container>
      <EmptyState
        level={1}
        illustration={<NotFoundIllustration />}
        title={general('not-found')}
        actions={<LinkButton href={pathTo('splash')}>{words('not-found-back')}</LinkButton>}
      >
        {words('not-found-text')}
      </EmptyState>
    </Container>
  );
}
