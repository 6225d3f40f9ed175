import { afterAnswer } from './after-answer.ts';
import { Button } from './button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** Names the landmark, such as "Pages of projects". */
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Such as "Page 2" or "6 to 10". */
  readonly position: string;
  /** Omit it where there is no such page. */
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
  readonly isPending?: boolean;
}

export function Pagination({
  label,
  previousLabel,
  nextLabel,
  position,
  onPrevious,
  onNext,
  isPending = false,
}: PaginationProps) {
  return (
    <nav aria-label={label} className={styles['pages']} data-print="never">
      <Button
        kind="quiet"
        icon={<ChevronLeftIcon />}
        isDisabled={onPrevious === undefined || isPending}
        onPress={() => onPrevious && afterAnswer(onPrevious)}
      >
        {previousLabel}
      </Button>
      <p className={styles['position']} aria-live="polite">
        {position}
      </p>
      <Button
        kind="quiet"
        iconAfter={<ChevronRightIcon />}
        isDisabled={onNext === undefined || isPending}
        onPress={() => onNext && afterAnswer(onNext)}
      >
        {nextLabel}
      </Button>
    </nav>
  );
}
