import { propertyMessages, type ReportHead as Head, ROOF_TYPES } from '@ridgeline/core/reports';
import type { ReactNode } from 'react';
import { dayText } from '../../language/day-text.ts';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { reportMessages } from './report.messages.ts';
import styles from './report.module.css';

/** The sample has this word for a number. */
const SAMPLE = /^sample$/i;

type ReportHeadProps = {
  readonly report: Head;
  /** Whether the rest of the report is still to come, with the day of which its facts are. */
  readonly isLoading?: boolean;
  /** A small line above the address, such as a way back. */
  readonly above?: ReactNode;
  readonly actions?: ReactNode;
  /** Whether claim, job and date are shown: only its team reads them. */
  readonly isProject: boolean;
};

/** The address, what can be done, and the title block. */
export function ReportHead({ report, isLoading = false, above, actions, isProject }: ReportHeadProps) {
  const words = useWords(reportMessages);
  const { street, place } = splitAddress(report.address);
  return (
    <header className={styles['head']}>
      {above !== undefined && (
        <div className={styles['above']} data-print="never">
          {above}
        </div>
      )}
      <div className={styles['titleRow']}>
        <div className={styles['addressLines']}>
          <h1 tabIndex={-1} className={styles['address']}>
            {street}
          </h1>
          <p className={styles['place']}>
            {place}
            {report.archived && <Badge>{words('archived')}</Badge>}
            {isProject && report.userFlags['starred'] === true && <Badge>{words('starred')}</Badge>}
            {isProject && report.userFlags['billed'] === true && <Badge>{words('billed')}</Badge>}
          </p>
        </div>
        {actions !== undefined && (
          <div className={styles['actions']} data-print="never">
            {actions}
          </div>
        )}
      </div>
      <TitleBlock report={report} isLoading={isLoading} isProject={isProject} />
    </header>
  );
}

function TitleBlock({
  report,
  isLoading,
  isProject,
}: Pick<ReportHeadProps, 'report' | 'isProject'> & { readonly isLoading: boolean }) {
  const words = useWords(reportMessages);
  const kindWords = useWords(propertyMessages);
  const language = useLanguage();
  const { propertyType, roofType, projectDate } = report;
  const roof = ROOF_TYPES.find((type) => type === roofType);
  const kinds = [...(propertyType === null ? [] : [propertyType]), ...(roof === undefined ? [] : [roof])].map(
    (kind) => kindWords(kind),
  );
  return (
    <dl className={styles['block']}>
      <Cell name={words('number')}>
        {SAMPLE.test(report.reportNumber) ? words('sample') : report.reportNumber}
      </Cell>
      <Cell name={words('made')}>
        {report.createdAt === null ? words('none') : language.date(report.createdAt)}
      </Cell>
      {report.asOf !== null && <Cell name={words('as-of')}>{language.date(report.asOf)}</Cell>}
      {isLoading && (
        <Cell name={words('as-of')}>
          <Skeleton shape="short" />
        </Cell>
      )}
      <Cell name={words('property')}>
        {kinds.length === 0 ? words('property-unknown') : kinds.join(', ')}
      </Cell>
      {isProject && (
        <>
          <Cell name={words('project-date')}>
            {projectDate === null ? words('none') : dayText(projectDate.date, language.tag)}
          </Cell>
          <Cell name={words('claim')}>{report.claimNumber ?? words('none')}</Cell>
          <Cell name={words('job')}>{report.jobNumber ?? words('none')}</Cell>
        </>
      )}
    </dl>
  );
}

function Cell({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles['blockCell']}>
      <dt className={styles['blockName']}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** `1437 Bannock St` and `Denver, CO 80202`. */
function splitAddress(address: string | null): { readonly street: string; readonly place: string } {
  const [street = '', ...place] = (address ?? '').split(', ');
  return { street, place: place.join(', ') };
}
