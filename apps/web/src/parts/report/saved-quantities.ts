import type { EditionQuantities } from '@ridgeline/core/calculators';
import type { SavedCalculation } from '@ridgeline/core/reports';
import { createContext } from 'react';

/** The saved calculations of a report, newest first, and what the newest of each kind asks for under every edition. */
export type SavedOfReport = {
  readonly saved: readonly SavedCalculation[];
  readonly rows: readonly EditionQuantities[];
  /** Not for who may only read the report. */
  readonly mayRemove: boolean;
  readonly remove: (hash: string) => Promise<void>;
};

/** Null for who has no project to save them to. */
export const SavedQuantities = createContext<SavedOfReport | null>(null);
