import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { RemoveIcon } from '../../ui/icons/actions.tsx';
import { SendAgainIcon } from '../../ui/icons/team.tsx';
import { SelectionBar as Bar } from '../../ui/selection-bar.tsx';
import { myTeamMessages } from './my-team.messages.ts';
import type { MyTeamViewModel } from './my-team.view-model.ts';
import { teamMessages } from './team.messages.ts';

/** What can be done with the checked rows. */
export const SelectionBar = observer(function SelectionBar({ vm }: { readonly vm: MyTeamViewModel }) {
  const words = useWords(teamMessages);
  const own = useWords(myTeamMessages);
  const { checkedEntries, resendable } = vm;
  if (checkedEntries.length === 0) return null;
  const sendAgain = {
    id: 'send-again',
    label: words('send-again'),
    icon: <SendAgainIcon />,
    onPress: () => void vm.sendCheckedAgain(),
  };
  const remove = {
    id: 'remove',
    label: words('remove'),
    icon: <RemoveIcon />,
    onPress: vm.askToRemoveChecked,
  };
  return (
    <Bar
      label={own('selection')}
      count={own('selected', { count: checkedEntries.length })}
      actions={[...(resendable.length > 0 ? [sendAgain] : []), remove]}
      clearLabel={own('clear-selection')}
      onClear={() => vm.checkAll(false)}
    />
  );
});
