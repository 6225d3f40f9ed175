import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { HeaderViewModel } from '../shell/header/header.view-model.ts';
import { ProjectFinder } from '../view-model/project-finder.ts';
import { PaletteViewModel } from '../shell/overlays/palette.view-model.ts';
import { AccountStore } from '../view-model/account.store.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { made } from './made.ts';

/** The palette, loaded when first opened. */
export const paletteModule = new ContainerModule(({ bind }) => {
  made(bind, PaletteViewModel, [HeaderViewModel, SessionStore, AccountStore, Language, ProjectFinder]);
});
