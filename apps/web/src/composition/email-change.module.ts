import { CognitoEmailChangeGateway, UserPoolSession } from '@ridgeline/adapters/cognito';
import { HttpVerifiedEmailGateway } from '@ridgeline/adapters/http';
import {
  ChangeEmail,
  ConfirmEmailChange,
  EmailChangeGateway,
  ProfileGateway,
  StoreVerifiedEmail,
  VerifiedEmailGateway,
} from '@ridgeline/core/profile';
import { AccountDirectory } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { EmailKeeper } from '../view-model/email-keeper.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** PROF-9: a new email at the user pool and at the API. */
export const emailChangeModule = new ContainerModule(({ bind }) => {
  made(bind, CognitoEmailChangeGateway, [UserPoolSession], { as: EmailChangeGateway });
  made(bind, HttpVerifiedEmailGateway, [API_CLIENT, UserPoolSession], { as: VerifiedEmailGateway });
  made(bind, ChangeEmail, [AccountDirectory, EmailChangeGateway]);
  made(bind, ConfirmEmailChange, [EmailChangeGateway, VerifiedEmailGateway]);
  made(bind, StoreVerifiedEmail, [VerifiedEmailGateway]);
  made(bind, EmailKeeper, [SessionStore, ProfileGateway, StoreVerifiedEmail]).inSingletonScope();
});
