import { ConsoleFailureLog } from '@ridgeline/adapters/browser';
import {
  HttpAllowanceGateway,
  HttpProfileEditor,
  HttpUiConfigurationGateway,
} from '@ridgeline/adapters/http';
import { SeeTeamTab } from '@ridgeline/core/navigation';
import { AllowanceGateway, LoadAllowances } from '@ridgeline/core/plans';
import { LoadUiConfiguration, ProfileEditor, UiConfigurationGateway } from '@ridgeline/core/profile';
import { FailureLog } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { AccountStore } from '../view-model/account.store.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { API_CLIENT } from './tokens.ts';

/** What the API says of whoever is here, beside their profile. */
export const accountModule = new ContainerModule(({ bind }) => {
  bind(FailureLog).toConstantValue(new ConsoleFailureLog(window.console));
  bind(ProfileEditor).toResolvedValue((api) => new HttpProfileEditor(api), [API_CLIENT]);
  bind(AllowanceGateway).toResolvedValue((api) => new HttpAllowanceGateway(api), [API_CLIENT]);
  bind(UiConfigurationGateway).toResolvedValue((api) => new HttpUiConfigurationGateway(api), [API_CLIENT]);
  bind(LoadAllowances).toResolvedValue(
    (allowances: AllowanceGateway) => new LoadAllowances(allowances),
    [AllowanceGateway],
  );
  bind(LoadUiConfiguration).toResolvedValue(
    (configurations: UiConfigurationGateway) => new LoadUiConfiguration(configurations),
    [UiConfigurationGateway],
  );
  bind(AccountStore)
    .toResolvedValue(
      (session: SessionStore, loadUi: LoadUiConfiguration, loadAllowances: LoadAllowances) =>
        new AccountStore(session, loadUi, loadAllowances),
      [SessionStore, LoadUiConfiguration, LoadAllowances],
    )
    .inSingletonScope();
  bind(SeeTeamTab).toResolvedValue(
    (profiles: ProfileEditor, log: FailureLog) => new SeeTeamTab(profiles, log),
    [ProfileEditor, FailureLog],
  );
});
