import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { slideAfterKey, slideAfterSwipe } from './slide-move.ts';
import styles from './slides.module.css';

export interface Slide {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
  readonly illustration?: ReactNode;
}

export interface SlidesProps {
  /** Names the slides, such as "First steps". */
  readonly label: string;
  readonly slides: readonly Slide[];
  /** The current slide, controlled by the owner. */
  readonly index: number;
  readonly onMove: (index: number) => void;
  readonly onFinish: () => void;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly finishLabel: string;
  /** Such as "Go to slide"; the number follows. */
  readonly goToLabel: string;
}

/** One slide at a time, by button, arrow key or swipe. No automatic movement. */
export function Slides({
  label,
  slides,
  index,
  onMove,
  onFinish,
  previousLabel,
  nextLabel,
  finishLabel,
  goToLabel,
}: SlidesProps) {
  const start = useRef<number | null>(null);
  const move = (to: number | undefined): void => {
    if (to !== undefined) onMove(to);
  };
  const slide = slides[index];
  const isLast = index >= slides.length - 1;
  return (
    <section className={styles['slides']} aria-roledescription="carousel" aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys and swipes only repeat what the buttons inside do */}
      <div
        className={styles['frame']}
        aria-live="polite"
        onPointerDown={(event: PointerEvent) => {
          start.current = event.clientX;
        }}
        onPointerUp={(event: PointerEvent) => {
          const from = start.current;
          start.current = null;
          if (from !== null) move(slideAfterSwipe(index, slides.length, event.clientX - from));
        }}
      >
        {slide !== undefined && (
          <div key={slide.id} className={styles['slide']}>
            {slide.illustration !== undefined && (
              <div className={styles['drawing']}>{slide.illustration}</div>
            )}
            <h2 className={styles['title']}>{slide.title}</h2>
            <div className={styles['text']}>{slide.content}</div>
          </div>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys only repeat what the buttons inside do */}
      <div
        className={styles['controls']}
        onKeyDown={(event: KeyboardEvent) => move(slideAfterKey(index, slides.length, event.key))}
      >
        <Button kind="quiet" isDisabled={index <= 0} onPress={() => move(index - 1)}>
          {previousLabel}
        </Button>
        <ol className={styles['dots']}>
          {slides.map((dot, place) => (
            <li key={dot.id}>
              <button
                type="button"
                className={classNames(styles['dot'], place === index && styles['here'])}
                aria-label={`${goToLabel} ${place + 1}`}
                {...(place === index ? { 'aria-current': true } : {})}
                onClick={() => onMove(place)}
              />
            </li>
          ))}
        </ol>
        <Button
          kind={isLast ? 'primary' : 'secondary'}
          onPress={() => (isLast ? onFinish() : move(index + 1))}
        >
          {isLast ? finishLabel : nextLabel}
        </Button>
      </div>
    </section>
  );
}
