import type { ReportSection, SavedCalculation } from '@ridgeline/core/reports';
import { type AppPath, type CalculatorType, pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { useWords } from '../../language/use-words.tsx';
import { Sheet } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { partOnDemand } from '../part-on-demand.tsx';
import { SavedQuantities } from './saved-quantities.ts';
import { sheetMessages } from './sheet.messages.ts';

type CalculatorSection = Extract<ReportSection, `${string}-calculator`>;

const PATHS: Readonly<Record<CalculatorSection, (reportNumber: string) => AppPath>> = {
  'permit-fee-calculator': (reportNumber) => pathTo('permitFee', { reportNumber }),
  'waste-calculator': (reportNumber) => pathTo('wasteCalculator', { reportNumber }),
  'ventilation-calculator': (reportNumber) => pathTo('ventilationCalculator', { reportNumber }),
  'ice-and-water-shield-calculator': (reportNumber) => pathTo('iwsCalculator', { reportNumber }),
};

// D NAV-5.2
const TYPES: Readonly<Record<CalculatorSection, CalculatorType>> = {
  'permit-fee-calculator': 'permit-fee',
  'waste-calculator': 'waste',
  'ventilation-calculator': 'ventilation',
  'ice-and-water-shield-calculator': 'iws',
};

export function isCalculator(section: ReportSection): section is CalculatorSection {
  return Object.hasOwn(PATHS, section);
}

const SavedCalculationList = partOnDemand<{
  readonly saved: readonly SavedCalculation[];
  readonly remove: ((hash: string) => Promise<void>) | null;
}>({
  load: async () => (await import('./saved-calculations.tsx')).SavedCalculationList,
});

type CalculatorSheetProps = {
  readonly section: CalculatorSection;
  readonly title: string;
  readonly number: string | undefined;
  /** Null where the reader has no project to calculate with. */
  readonly reportNumber: string | null;
};

/** CALC-5: a calculator, and what was saved from it. Without anything saved, a strip alone. */
export const CalculatorSheet = observer(function CalculatorSheet(props: CalculatorSheetProps) {
  const { section, title, number, reportNumber } = props;
  const calculations = use(SavedQuantities);
  const saved = calculations?.saved.filter(
    ({ calculation }) => section === `${calculation.calculator}-calculator`,
  );
  const sheet = { id: section, title, number };
  const action = <CalculatorAction section={section} reportNumber={reportNumber} />;
  if (calculations === null || saved === undefined || saved.length === 0) {
    return <Sheet {...sheet} actions={action} />;
  }
  const remove = async (hash: string): Promise<void> => {
    await calculations.remove(hash);
    focusTitle(section);
  };
  return (
    <Sheet {...sheet} actions={action}>
      <SavedCalculationList saved={saved} remove={calculations.mayRemove ? remove : null} />
    </Sheet>
  );
});

/** The button that had the focus may be gone. */
function focusTitle(section: CalculatorSection): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  const title = document.getElementById(`${section}-title`);
  if (title === null) return;
  title.tabIndex = -1;
  title.focus();
}

type CalculatorActionProps = Pick<CalculatorSheetProps, 'section' | 'reportNumber'>;

/** A calculator starts from what the report of a project knows, and is for everybody without one. */
function CalculatorAction({ section, reportNumber }: CalculatorActionProps) {
  const words = useWords(sheetMessages);
  const path =
    reportNumber === null ? pathTo('estimate', { type: TYPES[section] }) : PATHS[section](reportNumber);
  return (
    <LinkButton size="s" href={path}>
      {words('calculate')}
    </LinkButton>
  );
}
