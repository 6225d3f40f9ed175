import {
  editionTable,
  type Fact,
  isChange,
  legacyReportMessages,
  type Report,
  REPORT_SECTIONS,
  reportSectionMessages,
  type ReportSection,
} from '@ridgeline/core/reports';
import { memo, type ReactNode, useDeferredValue, useRef } from 'react';
import { useWords } from '../../language/use-words.tsx';
import { Sheet } from '../../ui/card.tsx';
import { Contents, type ContentsItem } from '../../ui/contents.tsx';
import { pathTo } from '@ridgeline/core/routes';
import { LinkButton } from '../../ui/link.tsx';
import { useSheetKeys } from '../../ui/sheet-keys.ts';
import { CalculatorSheet, isCalculator } from './calculator-sheet.tsx';
import { EditionComparison } from './edition-comparison.tsx';
import { SectionFacts } from './facts-sheet.tsx';
import { JurisdictionSheet } from './jurisdiction-sheet.tsx';
import { LegacySheets } from './legacy-sheets.tsx';
import { sheetMessages, sectionNameMessages } from './sheet.messages.ts';
import styles from './report.module.css';
import { StormFacts } from './storm-sheet.tsx';

/** The nine sections of RPT-2 carry a number; the jurisdiction and the roof stand beside them. */
const UNNUMBERED: ReadonlySet<ReportSection> = new Set(['municipality', 'roof']);
const NUMBERED = REPORT_SECTIONS.filter(({ section }) => !UNNUMBERED.has(section)).map(
  ({ section }) => section,
);

/** What a phone shows before anybody scrolls. */
const AT_ONCE = 2;

function numberOf(section: ReportSection): string | undefined {
  const at = NUMBERED.findIndex((one) => one === section);
  return at === -1 ? undefined : String(at + 1);
}

export type ReportSheetsProps = {
  readonly report: Report;
  /** Whether the reader has the report as a project, which calculators can start from. */
  readonly isProject: boolean;
  readonly map?: ReactNode;
  /** n and p move from sheet to sheet, u to the next unknown. */
  readonly hasKeys?: boolean;
  /** Below the reasons of the jurisdiction. */
  readonly jurisdictionActions?: ReactNode;
};

/** The sections of a report as sheets, with a table of contents that follows. */
// RPT-2
export function ReportSheets(props: ReportSheetsProps) {
  const words = useWords(sheetMessages);
  const items = useItems(props.report);
  const { report, hasKeys = false } = props;
  const frame = useRef<HTMLDivElement>(null);
  useSheetKeys(frame, hasKeys);
  // The others are rendered in time slices: all of them at once keep a phone busy for a second.
  const count = useDeferredValue(REPORT_SECTIONS.length, AT_ONCE);
  return (
    <div className={styles['layout']}>
      <Contents
        label={words('contents')}
        items={items}
        position={({ label }, at) =>
          words('position', { title: label, at: String(at), all: String(items.length) })
        }
      />
      <div ref={frame} className={styles['sheets']}>
        {report.legacy === null ? (
          REPORT_SECTIONS.slice(0, count).map(({ section }) => (
            <Section
              key={section}
              section={section}
              report={report}
              isProject={props.isProject}
              {...(section === 'municipality' && {
                map: props.map,
                jurisdictionActions: props.jurisdictionActions,
              })}
            />
          ))
        ) : (
          <LegacySheets report={report} legacy={report.legacy} />
        )}
      </div>
    </div>
  );
}

function useItems(report: Report): readonly ContentsItem[] {
  const words = useWords(sheetMessages);
  const names = useWords(sectionNameMessages);
  const legacy = useWords(legacyReportMessages);
  if (report.legacy !== null) {
    return [
      { id: 'municipality', label: names('municipality') },
      { id: 'code-detail', label: legacy('code-families') },
      { id: 'answers', label: legacy('answers') },
      { id: 'design-criteria', label: legacy('wind-speeds') },
    ];
  }
  return REPORT_SECTIONS.flatMap(({ section, holds }): readonly ContentsItem[] => {
    const facts = factsOf(report, section);
    if (holds === 'facts' && facts.length === 0) return [];
    const item = { id: section, label: names(section), number: numberOf(section) };
    if (holds === 'calculation') return [item];
    const known = facts.filter(isAnswered).length;
    const isAbsent = facts.every(({ is }) => is === 'not-included');
    const note = isAbsent
      ? words('not-in-report-short')
      : words('known-of', { known: String(known), all: String(facts.length) });
    return [{ ...item, note }];
  });
}

function isAnswered(fact: Fact): boolean {
  return fact.is === 'known' || (fact.is === 'disputed' && fact.answers === 'first');
}

function factsOf(report: Report, section: ReportSection): readonly Fact[] {
  return report.facts.filter((fact) => fact.section === section);
}

type SectionProps = Omit<ReportSheetsProps, 'hasKeys'> & { readonly section: ReportSection };

/** Rendered once: the map, the storms and what else comes later concern a sheet or two. */
const Section = memo(function Section({
  section,
  report,
  isProject,
  map,
  jurisdictionActions,
}: SectionProps) {
  const titles = useWords(reportSectionMessages);
  const words = useWords(sheetMessages);
  const facts = factsOf(report, section);
  if (section === 'municipality') {
    return <JurisdictionSheet report={report} facts={facts} map={map} actions={jurisdictionActions} />;
  }
  if (isCalculator(section)) {
    return (
      <CalculatorSheet
        section={section}
        title={titles(section)}
        number={numberOf(section)}
        reportNumber={isProject ? report.reportNumber : null}
      />
    );
  }
  if (facts.length === 0) return null;
  return (
    <Sheet
      id={section}
      title={titles(section)}
      number={numberOf(section)}
      actions={
        isProject && report.mayChange && section === 'manufacturer-requirements' ? (
          <LinkButton size="s" href={pathTo('manufacturerSelection', { reportNumber: report.reportNumber })}>
            {words('choose-product')}
          </LinkButton>
        ) : undefined
      }
    >
      <SectionBody section={section} facts={facts} />
    </Sheet>
  );
});

function SectionBody({
  section,
  facts,
}: {
  readonly section: ReportSection;
  readonly facts: readonly Fact[];
}) {
  if (section === 'code-detail') {
    const table = editionTable(facts);
    return (
      <>
        <SectionFacts facts={table === null ? facts : facts.filter(({ name }) => !isChange(name))} />
        <EditionComparison facts={facts} />
      </>
    );
  }
  return section === 'hail-storm-history' || section === 'wind-storm-history' ? (
    <StormFacts facts={facts} />
  ) : (
    <SectionFacts facts={facts} />
  );
}
