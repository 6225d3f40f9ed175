import { parseProjectDate } from '@ridgeline/core/reports';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import { reportInShort } from './report-on-wire.ts';
import { archive, saveClaim, saveDate, setFlags } from './report-changes.repository.ts';

// RPT-5
export const reportChangeHandlers: Pick<
  Handlers,
  'archiveReport' | 'saveReportClaim' | 'saveReportDate' | 'setUserFlags'
> = {
  async archiveReport({ path, body, db }) {
    return answer(200, reportInShort(await archive(db, path.reportNumber, 'archive' in body)));
  },

  async saveReportClaim({ path, body: { seen, ...claim }, db }) {
    const changed = await saveClaim(db, path.reportNumber, claim, seen);
    return changed ? answer(200, reportInShort(changed)) : problem('changed-meanwhile');
  },

  async saveReportDate({ path, body, db }) {
    const date = parseProjectDate(body.project_date);
    if (!date.ok) return problem(date.failure, 'body/project_date');
    const changed = await saveDate(db, path.reportNumber, date.value, body.seen);
    return changed ? answer(200, reportInShort(changed)) : problem('changed-meanwhile');
  },

  async setUserFlags({ path, body, db }) {
    const flags = await setFlags(db, path.id, body);
    return flags ? answer(200, { user_flags: flags }) : problem('too-many-flags');
  },
};
