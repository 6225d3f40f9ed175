import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { HeaderViewModel } from '../shell/header/header.view-model.ts';
import { PaletteViewModel } from '../shell/overlays/palette.view-model.ts';
import { AccountStore } from '../view-model/account.store.ts';
import { SessionStore } from '../view-model/session.store.ts';

/** The palette, which is loaded when it is first opened. */
export const paletteModule = new ContainerModule(({ bind }) => {
  bind(PaletteViewModel).toResolvedValue(
    (header: HeaderViewModel, session: SessionStore, account: AccountStore, language: Language) =>
      new PaletteViewModel(header, session, account, language),
    [HeaderViewModel, SessionStore, AccountStore, Language],
  );
});
