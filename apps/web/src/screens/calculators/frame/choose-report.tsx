import { observer } from 'mobx-react-lite';
import { useWords } from '../../../language/use-words.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Text } from '../../../ui/heading.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import type { ProjectFinder } from '../../../view-model/project-finder.ts';
import type { AnyCalculation } from '../calculator-form.ts';
import type { CalculatorViewModel } from '../calculator.view-model.ts';
import styles from './choose-report.module.css';
import { chooseReportMessages } from './choose-report.messages.ts';

type Props = { readonly vm: CalculatorViewModel<AnyCalculation> };

/** CALC-5: the person's reports, the newest first; each leads to this calculator with that report. */
export const ChooseReport = observer(function ChooseReport({ vm }: Props) {
  const words = useWords(chooseReportMessages);
  const { chooser } = vm.ties;
  const { finder } = chooser;
  return (
    <Dialog
      isOpen={chooser.isOpen}
      onClose={chooser.close}
      closeLabel={words('close')}
      title={words('title')}
    >
      {finder !== null && (
        <Stack gap={4}>
          <Text tone="second">{words(vm.isAsStarted ? 'fills-in' : 'keeps-inputs')}</Text>
          <SearchField
            label={words('search')}
            clearLabel={words('clear')}
            autoFocus
            maxLength={100}
            value={finder.typed}
            onChange={finder.type}
          />
          <Found vm={vm} finder={finder} />
        </Stack>
      )}
    </Dialog>
  );
});

const Found = observer(function Found({ vm, finder }: Props & { readonly finder: ProjectFinder }) {
  const words = useWords(chooseReportMessages);
  const { found, hasFailed, isSearching } = finder;
  const note = isSearching ? 'searching' : found.length === 0 ? 'none-found' : null;
  if (hasFailed) {
    return (
      <Alert tone="danger" role="alert">
        {words('failed')}
      </Alert>
    );
  }
  return (
    <>
      <output>{note !== null && found.length === 0 && words(note)}</output>
      <ul className={styles['reports']}>
        {found.map(({ reportNumber, street, locality }) => (
          <li key={reportNumber} className={styles['report']}>
            <Link href={vm.pathWith(reportNumber)}>{street}</Link>
            <span className={styles['place']}>
              {locality} · {reportNumber}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
});
