import { ListProjects } from '@ridgeline/core/reports';
import { Timer } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { HeaderViewModel } from '../shell/header/header.view-model.ts';
import { PaletteProjects } from '../shell/overlays/palette-projects.ts';
import { PaletteViewModel } from '../shell/overlays/palette.view-model.ts';
import { AccountStore } from '../view-model/account.store.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { made } from './made.ts';

/** The palette, loaded when first opened. */
export const paletteModule = new ContainerModule(({ bind }) => {
  made(bind, PaletteProjects, [ListProjects, SessionStore, Timer]);
  made(bind, PaletteViewModel, [HeaderViewModel, SessionStore, AccountStore, Language, PaletteProjects]);
});
