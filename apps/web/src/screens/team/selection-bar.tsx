import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { myTeamMessages } from './my-team.messages.ts';
import styles from './my-team.module.css';
import type { MyTeamViewModel } from './my-team.view-model.ts';
import { teamMessages } from './team.messages.ts';

/** What can be done with the checked rows. */
export const SelectionBar = observer(function SelectionBar({ vm }: { readonly vm: MyTeamViewModel }) {
  const words = useWords(teamMessages);
  const own = useWords(myTeamMessages);
  const { checkedEntries, resendable } = vm;
  if (checkedEntries.length === 0) return null;
  return (
    <div className={styles['selection']}>
      <output className={styles['selected']}>{own('selected', { count: checkedEntries.length })}</output>
      {resendable.length > 0 && (
        <Button size="s" onPress={() => void vm.sendCheckedAgain()}>
          {words('send-again')}
        </Button>
      )}
      <Button size="s" onPress={vm.askToRemoveChecked}>
        {words('remove')}
      </Button>
    </div>
  );
});
