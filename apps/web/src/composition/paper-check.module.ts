import { HttpPaperChecks } from '@ridgeline/adapters/http';
import { PaperChecks } from '@ridgeline/core/reports';
import { ContainerModule } from 'inversify';
import { PaperCheckViewModel } from '../screens/paper-check/paper-check.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** The page behind the code on a paper. */
export const paperCheckModule = new ContainerModule(({ bind }) => {
  made(bind, HttpPaperChecks, [API_CLIENT], { as: PaperChecks });
  made(bind, PaperCheckViewModel, [PaperChecks, Navigation]);
});
