import { HttpSavedCalculations } from '@ridgeline/adapters/http';
import { SavedCalculations } from '@ridgeline/core/reports';
import { ContainerModule } from 'inversify';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** The calculations of a report, for the calculators and for the report itself. */
export const savedCalculationsModule = new ContainerModule(({ bind }) => {
  made(bind, HttpSavedCalculations, [API_CLIENT], { as: SavedCalculations });
});
