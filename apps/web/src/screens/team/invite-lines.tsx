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
  const summary = countsOf(form.lines);
  return (
    <div>
      <VisuallyHidden>
        <output>{summary.map(([outcome, count]) => `${words(outcome)}: ${count}`).join('. ')}</output>
      </VisuallyHidden>
      {form.lines.length > 0 && (
        <div className={styles['outcome']}>
          {/* What scrolls has to be reachable by keyboard. */}
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

/** Read aloud instead of a list of hundreds, which can be read by whoever wants to. */
function countsOf(lines: readonly InviteLine[]): readonly (readonly [InviteLine['outcome'], number])[] {
  const counts = new Map<InviteLine['outcome'], number>();
  for (const { outcome } of lines) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts];
}
