import { useEffect } from 'react';
import { accountModule } from '../../composition/account.module.ts';
import { arrivalModule } from '../../composition/arrival.module.ts';
import { useViewModel } from '../../composition/container-context.tsx';
import { emailChangeModule } from '../../composition/email-change.module.ts';
import { invitesModule } from '../../composition/invites.module.ts';
import { noticesModule } from '../../composition/notices.module.ts';
import { offlineKeeperModule } from '../../composition/offline-keeper.module.ts';
import { ownRecordsModule } from '../../composition/own-records.module.ts';
import { syncModule } from '../../composition/sync.module.ts';
import { teamGatewaysModule } from '../../composition/team-gateways.module.ts';
import { uniqueIdsModule } from '../../composition/unique-ids.module.ts';
import { waitingEditsModule } from '../../composition/waiting-edits.module.ts';
import { visitModule } from '../../composition/visit.module.ts';
import { visitorReportModule } from '../../composition/visitor-report.module.ts';
import { ArrivalKeeper } from '../../view-model/arrival-keeper.ts';
import { EmailKeeper } from '../../view-model/email-keeper.ts';
import { InviteKeeper } from '../../view-model/invite-keeper.ts';
import { NoticeKeeper } from '../../view-model/notice-keeper.ts';
import { OfflineKeeper } from '../../view-model/offline-keeper.ts';
import { WaitingEdits } from '../../view-model/waiting-edits.store.ts';
import { SyncedLanguage } from '../../view-model/synced-language.ts';
import { VisitorReportKeeper } from '../../view-model/visitor-report-keeper.ts';

/** Background tasks for a signed-in user; renders nothing, and is loaded after the page. */
export function BackgroundTasks() {
  const invites = useViewModel(InviteKeeper, accountModule, teamGatewaysModule, invitesModule);
  const notices = useViewModel(NoticeKeeper, accountModule, noticesModule);
  const email = useViewModel(EmailKeeper, emailChangeModule);
  const report = useViewModel(
    VisitorReportKeeper,
    accountModule,
    uniqueIdsModule,
    visitModule,
    visitorReportModule,
  );
  useEffect(() => invites.keep(), [invites]);
  useEffect(() => notices.keep(), [notices]);
  const arrival = useViewModel(ArrivalKeeper, noticesModule, uniqueIdsModule, arrivalModule);
  const language = useViewModel(SyncedLanguage, syncModule);
  const offline = useViewModel(
    OfflineKeeper,
    syncModule,
    uniqueIdsModule,
    ownRecordsModule,
    waitingEditsModule,
    offlineKeeperModule,
  );
  useEffect(() => offline.keep(), [offline]);
  const edits = useViewModel(WaitingEdits, ownRecordsModule, waitingEditsModule);
  useEffect(() => edits.keep(), [edits]);
  useEffect(() => email.keep(), [email]);
  useEffect(() => arrival.keep(), [arrival]);
  useEffect(() => language.keep(), [language]);
  useEffect(() => report.keep(), [report]);
  return null;
}
