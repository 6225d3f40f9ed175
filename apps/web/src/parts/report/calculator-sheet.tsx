import type { ReportSection } from '@ridgeline/core/reports';
import { type AppPath, type CalculatorType, pathTo } from '@ridgeline/core/routes';
import { useWords } from '../../language/use-words.tsx';
import { LinkButton } from '../../ui/link.tsx';
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

type CalculatorActionProps = {
  readonly section: CalculatorSection;
  /** Null where the reader has no project to calculate with. */
  readonly reportNumber: string | null;
};

/** A calculator starts from what the report of a project knows, and is for everybody without one. */
export function CalculatorAction({ section, reportNumber }: CalculatorActionProps) {
  const words = useWords(sheetMessages);
  const path =
    reportNumber === null ? pathTo('estimate', { type: TYPES[section] }) : PATHS[section](reportNumber);
  return (
    <LinkButton size="s" href={path}>
      {words('calculate')}
    </LinkButton>
  );
}
