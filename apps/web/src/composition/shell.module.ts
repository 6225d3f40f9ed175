import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { ShellViewModel } from '../shell/shell.view-model.ts';
import { GuardKeeper } from '../view-model/guard-keeper.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';

export const shellModule = new ContainerModule(({ bind }) => {
  bind(Language).toConstantValue(new Language(window.localStorage, navigator.languages));
  bind(ShellViewModel)
    .toResolvedValue(
      (session: SessionStore, keeper: GuardKeeper, language: Language, navigation: Navigation) =>
        new ShellViewModel(session, keeper, language, navigation),
      [SessionStore, GuardKeeper, Language, Navigation],
    )
    .inSingletonScope();
});
