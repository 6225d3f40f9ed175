import type { Surroundings } from '@ridgeline/core/reports';
import { createContext } from 'react';

/** The outlines that storms are drawn on; null while they are not there. */
export const StormGround = createContext<Surroundings | null>(null);
