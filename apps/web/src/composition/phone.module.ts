import { HttpPhoneGateway } from '@ridgeline/adapters/http';
import { PhoneGateway, ProfileGateway, RequestPhoneCode, SubmitPhoneCode } from '@ridgeline/core/profile';
import { ContainerModule } from 'inversify';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** PROF-6: the codes by text, for the full profile and the screen of the code. */
export const phoneModule = new ContainerModule(({ bind }) => {
  made(bind, HttpPhoneGateway, [API_CLIENT], { as: PhoneGateway });
  made(bind, RequestPhoneCode, [PhoneGateway]);
  made(bind, SubmitPhoneCode, [PhoneGateway, ProfileGateway]);
});
