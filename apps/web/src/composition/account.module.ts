import { ConsoleFailureLog } from '@ridgeline/adapters/browser';
import {
  HttpAllowanceGateway,
  HttpProfileEditor,
  HttpUiConfigurationGateway,
} from '@ridgeline/adapters/http';
import { SeeTeamTab } from '@ridgeline/core/navigation';
import { AllowanceGateway, LoadAllowances } from '@ridgeline/core/plans';
import { ProfileEditor, UiConfigurationGateway } from '@ridgeline/core/profile';
import { FailureLog } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { AccountStore } from '../view-model/account.store.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** The signed-in user's account data besides the profile. */
export const accountModule = new ContainerModule(({ bind }) => {
  bind(FailureLog).toConstantValue(new ConsoleFailureLog(window.console));
  made(bind, HttpProfileEditor, [API_CLIENT], { as: ProfileEditor });
  made(bind, HttpAllowanceGateway, [API_CLIENT], { as: AllowanceGateway });
  made(bind, HttpUiConfigurationGateway, [API_CLIENT], { as: UiConfigurationGateway });
  made(bind, LoadAllowances, [AllowanceGateway]);
  made(bind, AccountStore, [SessionStore, UiConfigurationGateway, LoadAllowances]).inSingletonScope();
  made(bind, SeeTeamTab, [ProfileEditor, FailureLog]);
});
