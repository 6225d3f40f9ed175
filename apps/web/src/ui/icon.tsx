import type { Icon } from '@tabler/icons-react';
import type { ReactElement } from 'react';

export interface IconProps {
  readonly size?: 16 | 20 | 24 | 32;
}

export type Drawn = (props: IconProps) => ReactElement;

/** A line icon, hidden from screen readers: there is always a text beside it. */
export function drawn(Glyph: Icon): Drawn {
  return ({ size = 20 }) => <Glyph size={size} stroke={size < 20 ? 1.75 : 1.6} aria-hidden="true" />;
}
