import type { ReactElement } from 'react';
import type { IconProps } from './icon.tsx';
import { DoneIcon, ErrorIcon, InfoIcon, WarningIcon } from './signs.tsx';

/** The meaning of a notice. Each has its own icon, so that color is never the only sign. */
export type Tone = 'info' | 'ok' | 'warn' | 'danger';

const ICONS: Readonly<Record<Tone, (props: IconProps) => ReactElement>> = {
  info: InfoIcon,
  ok: DoneIcon,
  warn: WarningIcon,
  danger: ErrorIcon,
};

export function ToneIcon({ tone, ...props }: IconProps & { readonly tone: Tone }) {
  const Glyph = ICONS[tone];
  return <Glyph {...props} />;
}
