import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DoneIcon, InfoIcon, WarningIcon } from '../../ui/signs.tsx';
import type { InviteForm, InviteLine } from './invite-form.ts';
import { myTeamMessages } from './my-team.messages.ts';
import styles from './invite-card.module.css';

const SIGNS: Readonly<Record<InviteLine['outcome'], typeof DoneIcon>> = {
  invited: DoneIcon,
  'already-in': InfoIcon,
  'already-invited': InfoIcon,
  'no-seat': WarningIcon,
  invalid: WarningIcon,
  'not-confirmed': WarningIcon,
};

/** What happened with each address of the last sending. */
export const InviteLines = observer(function InviteLines({ form }: { readonly form: InviteForm }) {
  const words = useWords(myTeamMessages);
  return (
    <div>
      <VisuallyHidden>
        <output>{form.lines.map(({ text, outcome }) => `${text}: ${words(outcome)}`).join('; ')}</output>
      </VisuallyHidden>
      {form.lines.length > 0 && (
        <div className={styles['outcome']}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard */}
          <section className={styles['scroller']} aria-label={words('what-became')} tabIndex={0}>
            <ul className={styles['lines']} aria-label={words('what-became')}>
              {form.lines.map(({ text, outcome }) => {
                const Sign = SIGNS[outcome];
                return (
                  <li key={text} className={styles[outcome]}>
                    <Sign size={16} />
                    <span className={styles['address']}>{text}</span>
                    <span className={styles['became']}>{words(outcome)}</span>
                  </li>
                );
              })}
            </ul>
          </section>
          <Button size="s" kind="quiet" onPress={form.dismiss}>
            {words('done')}
          </Button>
        </div>
      )}
    </div>
  );
});
