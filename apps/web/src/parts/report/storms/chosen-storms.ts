import { createContext, useContext } from 'react';
import type { StormChoices } from '../../../view-model/storm-choices.ts';

/** Where the report that is shown keeps which storms a reader chose. */
export const ChosenStorms = createContext<StormChoices | null>(null);

export function useStormChoices(): StormChoices {
  const choices = useContext(ChosenStorms);
  if (choices === null) throw new Error('The storms of a report are shown without ChosenStorms around them');
  return choices;
}
