import { useWords } from '../../language/use-words.tsx';
import { Sheet } from '../../ui/card.tsx';
import { Skeleton, Waiting } from '../../ui/skeleton.tsx';
import { codeUpdatesMessages } from './code-updates.messages.ts';

/** In the place of the followed states, before they or their code are there. */
export function CodeUpdatesLoading() {
  const words = useWords(codeUpdatesMessages);
  return (
    <Sheet id="code-updates" title={words('title')}>
      <Waiting label={words('loading')}>
        <Skeleton shape="block" />
      </Waiting>
    </Sheet>
  );
}
