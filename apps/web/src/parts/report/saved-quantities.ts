import type { EditionQuantities } from '@ridgeline/core/calculators';
import { createContext } from 'react';

/** What the saved calculations of a report ask for under each edition; none for who has no project to save them to. */
export const SavedQuantities = createContext<readonly EditionQuantities[]>([]);
