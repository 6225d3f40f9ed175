import type { Icon } from '@tabler/icons-react';
import type { ReactElement } from 'react';

export interface IconProps {
  readonly size?: 16 | 20 | 24 | 32;
}

export type Drawn = (props: IconProps) => ReactElement;

/** A thin line, as the drawings have it; a word always stands beside, so the glyph itself stays unread. */
export function drawn(Glyph: Icon): Drawn {
  return ({ size = 20 }) => <Glyph size={size} stroke={size < 20 ? 1.75 : 1.6} aria-hidden="true" />;
}
