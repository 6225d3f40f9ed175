import type { ComponentProps } from 'react';

type Element = ComponentProps<'button'>;

/** What every button can be told, whatever it looks like. */
export interface PressBehaviour extends Pick<
  Element,
  | 'type'
  | 'form'
  | 'name'
  | 'value'
  | 'autoFocus'
  | 'id'
  | 'ref'
  | 'aria-describedby'
  | 'aria-label'
  | 'aria-pressed'
  | 'aria-expanded'
  | 'aria-haspopup'
  | 'aria-controls'
> {
  readonly onPress?: (() => unknown) | undefined;
  /** By a pointer that can hover; a finger presses at once. */
  readonly onHoverStart?: (() => unknown) | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Keeps the focus and does nothing until what was asked for is done. */
  readonly isPending?: boolean | undefined;
}

export interface PlainButtonProps
  extends PressBehaviour, Pick<Element, 'className' | 'children' | 'onClick'> {}

/** The browser's own button without a look. A menu or a popover may add its own handlers, which are passed on. */
export function PlainButton({
  type = 'button',
  onPress,
  onHoverStart,
  onClick,
  isDisabled = false,
  isPending = false,
  ...rest
}: PlainButtonProps) {
  return (
    <button
      {...rest}
      // Enter in a form presses its submit button: one that waits is none.
      // oxlint-disable-next-line react/button-has-type -- the caller may name the type; without one it is `button`
      type={isPending ? 'button' : type}
      disabled={isDisabled}
      {...(isPending ? { 'aria-disabled': true, 'data-pending': true } : {})}
      onClick={(event) => {
        if (isPending) return;
        // Safari leaves the focus where it was, and a dialog would give it back to nothing.
        event.currentTarget.focus({ preventScroll: true });
        onClick?.(event);
        onPress?.();
      }}
      {...(onHoverStart === undefined
        ? {}
        : {
            onPointerEnter: ({ pointerType }) => {
              if (pointerType !== 'touch') onHoverStart();
            },
          })}
    />
  );
}
