import { observer } from 'mobx-react-lite';
import { EarlierNotice } from './earlier-notice.tsx';
import type { OwnReport } from './own-report.ts';
import { RefreshNotice } from './refresh-notice.tsx';

/** What an owner is told above the sheets: of a refresh, or that an earlier version is shown. */
export const OwnNotices = observer(function OwnNotices({ own }: { readonly own: OwnReport }) {
  return own.versions.shown === null ? (
    <RefreshNotice tools={own.tools} />
  ) : (
    <EarlierNotice versions={own.versions} />
  );
});
