import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { routeTitles } from '../../parts/route-titles.messages.ts';
import { shellMessages } from '../../parts/shell.messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EmptyIllustration } from '../../ui/illustrations.tsx';
import { Container } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import type { UnderConstructionViewModel } from './under-construction.view-model.ts';

/** A route whose screen is not built yet: says so under its own title, with a link back. */
export const UnderConstructionScreen = observer(function UnderConstructionScreen({
  vm,
}: {
  readonly vm: UnderConstructionViewModel;
}) {
  const words = useWords(shellMessages);
  const titles = useWords(routeTitles);
  return (
    <Container>
      <EmptyState
        level={1}
        illustration={<EmptyIllustration />}
        title={titles(vm.screen ?? 'splash')}
        actions={
          <LinkButton href={pathTo(vm.isSignedIn ? 'dashboard' : 'splash')}>
            {words(vm.isSignedIn ? 'under-construction-back' : 'not-found-back')}
          </LinkButton>
        }
      >
        {words('under-construction-text')}
      </EmptyState>
    </Container>
  );
});
