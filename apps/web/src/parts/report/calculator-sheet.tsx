import type { ReportSection } from '@ridgeline/core/reports';
import { type AppPath, pathTo } from '@ridgeline/core/routes';
import { useWords } from '../../language/use-words.tsx';
import { Text } from '../../ui/heading.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { reportMessages } from './report.messages.ts';

type CalculatorSection = Extract<ReportSection, `${string}-calculator`>;

const PATHS: Readonly<Record<CalculatorSection, (reportNumber: string) => AppPath>> = {
  'permit-fee-calculator': (reportNumber) => pathTo('permitFee', { reportNumber }),
  'waste-calculator': (reportNumber) => pathTo('wasteCalculator', { reportNumber }),
  'ventilation-calculator': (reportNumber) => pathTo('ventilationCalculator', { reportNumber }),
  'ice-and-water-shield-calculator': (reportNumber) => pathTo('iwsCalculator', { reportNumber }),
};

export function isCalculator(section: ReportSection): section is CalculatorSection {
  return Object.hasOwn(PATHS, section);
}

type CalculatorActionProps = {
  readonly section: CalculatorSection;
  /** Null where the reader has no project to calculate with. */
  readonly reportNumber: string | null;
};

/** A calculator starts from what the report of a project knows. */
export function CalculatorAction({ section, reportNumber }: CalculatorActionProps) {
  const words = useWords(reportMessages);
  return reportNumber === null ? (
    <Text tone="second" size="xs">
      {words('calculate-visitor')}
    </Text>
  ) : (
    <LinkButton size="s" href={PATHS[section](reportNumber)}>
      {words('calculate')}
    </LinkButton>
  );
}
