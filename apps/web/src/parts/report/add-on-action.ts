import type { AddOn } from '@ridgeline/core/reports';
import { createContext, type ReactNode } from 'react';

/** What adds a missing add-on to the report; null for readers who cannot change it. */
export const AddOnAction = createContext<((addOn: AddOn) => ReactNode) | null>(null);
