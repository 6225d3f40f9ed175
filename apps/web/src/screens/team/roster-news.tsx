import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { myTeamMessages } from './my-team.messages.ts';
import type { MyTeamViewModel } from './my-team.view-model.ts';

/** TEAM-3: a screen reader says what a filter has left and how a column has sorted it, which others see in the rows. */
export const RosterNews = observer(function RosterNews({ vm }: { readonly vm: MyTeamViewModel }) {
  const words = useWords(myTeamMessages);
  const { sortBy, sortOrder } = vm.search;
  const count = vm.store.found.length;
  const found = vm.isFiltered ? words('matching', { count }) : words('all', { count });
  return (
    <VisuallyHidden>
      <output>{`${found} ${words(sortOrder, { by: words(sortBy) })}`}</output>
    </VisuallyHidden>
  );
});
