import type { ComponentProps } from 'react';

type Element = ComponentProps<'button'>;

/** Props of every button, whatever its look. */
export interface PressBehaviour extends Pick<
  Element,
  | 'type'
  | 'form'
  | 'name'
  | 'value'
  | 'autoFocus'
  | 'onKeyDown'
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
  /** Only by pointers that can hover. */
  readonly onHoverStart?: (() => unknown) | undefined;
  readonly isDisabled?: boolean | undefined;
  /** The action is running: the button keeps the focus and ignores presses. */
  readonly isPending?: boolean | undefined;
}

export interface PlainButtonProps
  extends PressBehaviour, Pick<Element, 'className' | 'children' | 'onClick'> {}

/** The native button without styles. Handlers that a menu or a popover adds are passed on. */
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
      // Enter in a form presses its submit button: while it is pending it must not submit.
      // oxlint-disable-next-line react/button-has-type -- the caller may name the type; without one it is `button`
      type={isPending ? 'button' : type}
      disabled={isDisabled}
      {...(isPending ? { 'aria-disabled': true, 'data-pending': true } : {})}
      onClick={(event) => {
        if (isPending) return;
        // Safari does not focus a button on click, so that a dialog could not return the focus to it.
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
