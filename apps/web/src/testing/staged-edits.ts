import { FakeReportServer } from '@ridgeline/core/testing/reports';
import { stagedTools } from './staged-tools.ts';
import { ada, aSession } from './visitors.ts';

/** The edits of Ada, who is signed in and whose records are unlocked. */
export async function stagedEdits() {
  const { session } = aSession();
  await session.signIn(ada);
  const server = new FakeReportServer();
  const { edits, own } = stagedTools(server, session);
  await own.unlock('ada');
  return { server, edits, own };
}
