import { profileMessages } from '@ridgeline/core/profile';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { PhoneEntry } from './phone-entry.ts';
import { profileScreenMessages } from './profile.messages.ts';
import styles from './profile.module.css';

/** PROF-2 PROF-5 PROF-6: the phone, and the way to verify it. */
export const PhoneChoice = observer(function PhoneChoice({ entry }: { readonly entry: PhoneEntry }) {
  const words = useWords(profileScreenMessages);
  const general = useWords(profileMessages);
  const { problem, unreadable } = entry;
  return (
    <div className={styles['choice']}>
      <PhoneField
        label={words('phone')}
        isLabelHidden
        name="phone"
        hint={unreadable === null ? undefined : words('phone-unreadable', { phone: unreadable })}
        error={problem === null ? undefined : general(problem)}
        value={entry.digits}
        onChange={entry.type}
        onBlur={entry.leaveField}
      />
      {entry.isSaving && (
        <span className={styles['saving']}>
          <Spinner size={16} label={words('saving')} />
        </span>
      )}
      <Cluster gap={2}>
        {entry.isVerified && <Badge tone="ok">{words('phone-verified')}</Badge>}
        {entry.canVerify && (
          <Button
            size="s"
            isPending={entry.isRequesting}
            pendingLabel={words('sending-code')}
            onPress={() => void entry.verify()}
          >
            {general('phone-title')}
          </Button>
        )}
      </Cluster>
    </div>
  );
});
