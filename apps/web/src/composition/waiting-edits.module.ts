import { WebLockSender } from '@ridgeline/adapters/browser';
import {
  type ApiClient,
  apiClient,
  HttpProjectRecords,
  HttpReportGateway,
  HttpSavedCalculations,
} from '@ridgeline/adapters/http';
import { UserPoolSession } from '@ridgeline/adapters/cognito';
import { Clock } from '@ridgeline/core/shared';
import { EditQueue, OneSender, OwnRecords, SendEdits } from '@ridgeline/core/sync';
import { ContainerModule } from 'inversify';
import { ConnectionStore } from '../view-model/connection.store.ts';
import { Page } from '../view-model/page.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { WaitingEdits } from '../view-model/waiting-edits.store.ts';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** ADR 52: edits that wait to be sent. */
export const waitingEditsModule = new ContainerModule(({ bind }) => {
  bind(OneSender).toDynamicValue(() => new WebLockSender(navigator.locks));
  made(bind, EditQueue, [OwnRecords]).inSingletonScope();
  bind(SendEdits)
    .toResolvedValue(
      (queue: EditQueue, sender: OneSender, own: OwnRecords, tokens: UserPoolSession, keeping: ApiClient) => {
        // Without copies: an edit is compared with what the API says now.
        const api = apiClient({ baseUrl: '/api', tokens });
        const [reports, records] = [new HttpReportGateway(api), new HttpProjectRecords(api)];
        const calculations = new HttpSavedCalculations(api);
        const kept = new HttpReportGateway(keeping);
        return new SendEdits({ queue, sender, own, reports, records, calculations, kept });
      },
      [EditQueue, OneSender, OwnRecords, UserPoolSession, API_CLIENT],
    )
    .inSingletonScope();
  made(bind, WaitingEdits, {
    queue: EditQueue,
    send: SendEdits,
    records: OwnRecords,
    connection: ConnectionStore,
    session: SessionStore,
    page: Page,
    clock: Clock,
  }).inSingletonScope();
});
