import { profileMessages } from '@ridgeline/core/profile';
import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { routeTitles } from '../../parts/route-titles.messages.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/card.tsx';
import { Fact, FactList } from '../../ui/facts.tsx';
import { CopyIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { PhoneChoice } from './phone-choice.tsx';
import { ProfessionChoice } from './profession-choice.tsx';
import { profileScreenMessages } from './profile.messages.ts';
import styles from './profile.module.css';
import type { ProfileViewModel, ShownField } from './profile.view-model.ts';

type Props = { readonly vm: ProfileViewModel };

/** The user's own data. Unmounted as soon as the user has signed out. */
export const AboutYou = observer(function AboutYou({ vm }: Props) {
  const general = useWords(profileMessages);
  const words = useWords(profileScreenMessages);
  if (vm.fields.length === 0) return null;
  return (
    <>
      {vm.isFederated && <Alert tone="info">{general('federated-alert')}</Alert>}
      <Sheet id="account" title={words('account')}>
        <FactList>
          {vm.fields.map((field) => (
            <Fact key={field.name} term={words(field.name)}>
              <FieldOf vm={vm} field={field} value={field.value} />
            </Fact>
          ))}
        </FactList>
      </Sheet>
    </>
  );
});

type FieldOfProps = Props & { readonly field: ShownField; readonly value: ShownField['value'] };

function FieldOf({ vm, field, value }: FieldOfProps) {
  if (value.is === 'choice') return <ProfessionChoice field={vm.profession} />;
  if (value.is === 'phone') return <PhoneChoice entry={vm.phone} />;
  return <Field field={field} value={value} onCopy={vm.copyUserId} />;
}

type Read = Exclude<ShownField['value'], { readonly is: 'choice' | 'phone' }>;
type FieldProps = { readonly field: ShownField; readonly value: Read; readonly onCopy: () => void };

// PROF-2
function Field({ field, value, onCopy }: FieldProps) {
  const words = useWords(profileScreenMessages);
  const titles = useWords(routeTitles);
  return (
    <div className={styles['field']}>
      <Value value={value} />
      {field.changedAt !== null && <Link href={pathTo(field.changedAt)}>{titles(field.changedAt)}</Link>}
      {field.canCopy && (
        <Button size="s" icon={<CopyIcon size={16} />} aria-label={words('copy-user-id')} onPress={onCopy}>
          {words('copy')}
        </Button>
      )}
    </div>
  );
}

function Value({ value }: { readonly value: Read }) {
  const words = useWords(profileScreenMessages);
  switch (value.is) {
    case 'text':
      return <span className={styles['text']}>{value.text}</span>;
    case 'none':
      return <span className={styles['none']}>{words('not-given')}</span>;
    case 'hidden':
      return (
        <span>
          <span aria-hidden="true">••••••••</span>
          <VisuallyHidden>{words('password-hidden')}</VisuallyHidden>
        </span>
      );
  }
}
